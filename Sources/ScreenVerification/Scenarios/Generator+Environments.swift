import LayoutSolver
public import PropertyTesting

extension Generator where Value == ScreenEnvironment {
  /// Screens of every kind, with and without keyboards.
  ///
  /// A quarter are those of `catalogue`; the others are made up. The smallest screen without a safe
  /// area and without a keyboard is the simplest.
  public static func environments(
    from catalogue: DeviceCatalogue = .standard
  ) -> Generator<ScreenEnvironment> {
    Generator<ScreenModel>.screens(from: catalogue).flatMap { model in
      Generator<Keyboard?>.optional(of: .keyboards(on: model), share: 0.5).map { keyboard in
        var environment = model.environment
        environment.keyboard = keyboard ?? .hidden
        return environment
      }
    }
  }
}

extension Generator where Value == ScreenModel {
  /// Screens without a keyboard: made-up ones, and those of `catalogue`.
  ///
  /// The made-up screen is drawn in any case, so that a case may lose its device and keep the rest.
  static func screens(from catalogue: DeviceCatalogue) -> Generator<ScreenModel> {
    zip(
      .madeUpScreens,
      .optional(of: .element(of: catalogue.screens), share: 0.25),
      .element(of: [TypeSize.large] + TypeSize.allCases.filter { $0 != .large }),
      .booleans
    ).map { madeUp, catalogued, typeSize, isMirrored in
      var model = catalogued ?? ScreenModel(environment: madeUp, keyboards: [])
      model.environment.typeSize = typeSize
      model.environment.isMirrored = isMirrored
      return model
    }
  }
}

extension Generator where Value == ScreenEnvironment {
  /// Screens of 1 to 3000 points in height with any safe area that leaves a point of them.
  static var madeUpScreens: Generator<ScreenEnvironment> {
    zip(.integers(in: 1...1400), .integers(in: 1...3000), .element(of: [3.0, 2, 1]))
      .flatMap { width, height, scale in
        zip(.margins(in: height), .margins(in: width)).map { vertical, horizontal in
          ScreenEnvironment(
            size: LayoutSize(width: Double(width), height: Double(height)),
            scale: scale,
            safeArea: LayoutInsets(
              top: vertical.first,
              leading: horizontal.first,
              bottom: vertical.last,
              trailing: horizontal.last
            )
          )
        }
      }
  }
}

/// What is cut off a length at its ends.
private struct Margins {
  var first: Double
  var last: Double
}

extension Generator where Value == Margins {
  /// Margins that leave at least 1 of `length`.
  fileprivate static func margins(in length: Int) -> Generator<Margins> {
    Generator<Int>.margin(upTo: length - 1).flatMap { first in
      Generator<Int>.margin(upTo: length - 1 - first).map { last in
        Margins(first: Double(first), last: Double(last))
      }
    }
  }
}

extension Generator where Value == Int {
  /// Mostly what sensors and bars take, now and then anything.
  fileprivate static func margin(upTo most: Int) -> Generator<Int> {
    .weighted((3, .integers(in: 0...min(most, 100))), (1, .integers(in: 0...most)))
  }
}
