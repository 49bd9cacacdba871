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
    let catalogued = Generator<ScreenModel>.element(of: catalogue.screens)
    let pairs = zip(Generator<ScreenModel>.bare, .optional(of: catalogued, share: 0.25))
    return readable(pairs.map { madeUp, catalogued in catalogued ?? madeUp })
  }

  /// Screens that no device need have, at any type size.
  static var madeUp: Generator<ScreenModel> { readable(bare) }

  private static var bare: Generator<ScreenModel> {
    Generator<ScreenEnvironment>.madeUpScreens.map { ScreenModel(environment: $0, keyboards: []) }
  }

  /// The same screens at any type size, in both directions of reading.
  private static func readable(_ models: Generator<ScreenModel>) -> Generator<ScreenModel> {
    let typeSizes = [TypeSize.large] + TypeSize.allCases.filter { $0 != .large }
    return zip(models, .element(of: typeSizes), .booleans).map { model, typeSize, isMirrored in
      var model = model
      model.environment.typeSize = typeSize
      model.environment.isMirrored = isMirrored
      return model
    }
  }
}

extension Generator where Value == ScreenEnvironment {
  /// Screens of 1 to 3000 points in height with any safe area that leaves a point of them.
  ///
  /// Every screen takes the same choices, so that shrinking one leaves the others in their place.
  static var madeUpScreens: Generator<ScreenEnvironment> {
    let lengths = zip(.integers(in: 1...1400), .integers(in: 1...3000))
    let insets = zip(.insets, .insets, .insets, .insets)
    return zip(lengths, .element(of: [3.0, 2, 1]), insets).map { lengths, scale, insets in
      let size = LayoutSize(width: Double(lengths.0), height: Double(lengths.1))
      let top = min(insets.0, size.height - 1)
      let leading = min(insets.1, size.width - 1)
      return ScreenEnvironment(
        size: size,
        scale: scale,
        safeArea: LayoutInsets(
          top: top,
          leading: leading,
          bottom: min(insets.2, size.height - 1 - top),
          trailing: min(insets.3, size.width - 1 - leading)
        )
      )
    }
  }
}

extension Generator where Value == Double {
  /// Mostly what sensors and bars take, now and then anything.
  fileprivate static var insets: Generator<Double> {
    Generator<Int>.weighted((3, .integers(in: 0...100)), (1, .integers(in: 0...2999)))
      .map(Double.init)
  }
}
