import LayoutSolver
public import PropertyTesting

extension Generator where Value == ScreenEnvironment {
  /// Screens of every kind, with and without keyboards.
  ///
  /// A quarter are those of `catalogue`; the others are made up. The smallest screen without a safe
  /// area and without a keyboard is the simplest, also for a case that began on a device: a device
  /// is nothing but its lengths.
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
  /// The screens that `environments` gives, with the keyboards that `catalogue` knows for them;
  /// without `environments`, those made up and those of `catalogue`.
  static func screens(
    on environments: Generator<ScreenEnvironment>?,
    from catalogue: DeviceCatalogue
  ) -> Generator<ScreenModel> {
    guard let environments else { return screens(from: catalogue) }
    let models = catalogue.modelsByLengths
    return environments.map { environment in
      let keyboards = models[environment.lengths]?.keyboards ?? []
      return ScreenModel(environment: environment, keyboards: keyboards)
    }
  }

  /// Screens without a keyboard, at any type size, in both directions of reading: made-up ones, and
  /// those of `catalogue`.
  static func screens(from catalogue: DeviceCatalogue) -> Generator<ScreenModel> {
    catalogue == .standard ? DeviceCatalogue.standardModels : madeScreens(from: catalogue)
  }

  fileprivate static func madeScreens(from catalogue: DeviceCatalogue) -> Generator<ScreenModel> {
    let models = catalogue.modelsByLengths
    let lengths = Generator<ScreenEnvironment>.madeUpScreens
      .imitating(
        models.keys.compactMap(\.record).sorted { $0.indices.lexicographicallyPrecedes($1.indices) }
      )
    let typeSizes = [TypeSize.large] + TypeSize.allCases.filter { $0 != .large }
    return zip(lengths, .element(of: typeSizes), .booleans).map { lengths, typeSize, isMirrored in
      var model = models[lengths] ?? ScreenModel(environment: lengths, keyboards: [])
      model.environment.typeSize = typeSize
      model.environment.isMirrored = isMirrored
      return model
    }
  }
}

extension DeviceCatalogue {
  /// The screens of the standard catalogue and made-up ones, put together once.
  fileprivate static let standardModels = Generator<ScreenModel>.madeScreens(from: .standard)

  /// The first screen of each size and safe area, without its device's name.
  fileprivate var modelsByLengths: [ScreenEnvironment: ScreenModel] {
    Dictionary(screens.map { ($0.environment.lengths, $0) }) { first, _ in first }
  }
}

extension ScreenEnvironment {
  /// Nothing but the size, its scale and the safe area.
  fileprivate var lengths: ScreenEnvironment {
    ScreenEnvironment(size: size, scale: scale, safeArea: safeArea)
  }

  /// The choices of ``Generator/madeUpScreens`` for these lengths; `nil` where it can't make them.
  fileprivate var record: ChoiceRecord? {
    let insets = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
    let choices =
      [size.width - 1, size.height - 1, 3 - scale] + insets.flatMap { [$0 > 100 ? 1 : 0, $0] }
    let indices = choices.compactMap { UInt64(exactly: $0) }
    return indices.count == choices.count ? ChoiceRecord(indices) : nil
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
