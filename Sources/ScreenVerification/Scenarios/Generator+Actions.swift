import LayoutSolver
import PropertyTesting

extension Generator where Value == Keyboard {
  /// Keyboards that can come up on `model`: of any height below the upper safe edge, or of a
  /// documented one; seldom a bar or a floating one.
  static func keyboards(on model: ScreenModel) -> Generator<Keyboard> {
    let room = model.environment.size.height - model.environment.safeArea.top
    let heights = Generator<Double>.heights(upTo: Int(room), documentedFor: model)
    return .weighted(
      (8, heights.map(Keyboard.docked)),
      (1, heights.map(Keyboard.hardwareBar)),
      (1, .constant(.floating))
    )
  }
}

extension Generator where Value == Action {
  /// What may happen on `model`; showing a keyboard is the simplest.
  static func actions(on model: ScreenModel) -> Generator<Action> {
    .weighted(
      (6, Generator<Keyboard>.keyboards(on: model).map(Action.show)),
      (2, .constant(.hideKeyboard)),
      (1, Generator<TypeSize>.element(of: TypeSize.allCases).map(Action.setTypeSize))
    )
  }
}

extension Generator where Value == Double {
  /// Whole numbers from 1 to `most`, and the heights of the model's keyboards.
  ///
  /// The whole number is drawn in any case, so that a case may lose its device and keep the rest.
  fileprivate static func heights(
    upTo most: Int,
    documentedFor model: ScreenModel
  ) -> Generator<Double> {
    let documented = model.keyboards.map(\.height).filter { $0 > 0 && $0 <= Double(most) }
    return zip(.integers(in: 1...most), .integers(in: 0...3)).map { whole, pick in
      pick > 0 && pick <= documented.count ? documented[pick - 1] : Double(whole)
    }
  }
}

/// Scenarios of a screen: up to `mostActions` actions, none being the simplest.
func scenarios<Content: Sendable>(
  of content: Generator<Content>,
  on catalogue: DeviceCatalogue,
  mostActions: Int = 3
) -> Generator<Scenario<Content>> {
  zip(Generator<ScreenModel>.screens(from: catalogue), content).flatMap { model, content in
    Generator<[Action]>.array(of: .actions(on: model), count: 0...mostActions).map { actions in
      Scenario(environment: model.environment, content: content, actions: actions)
    }
  }
}
