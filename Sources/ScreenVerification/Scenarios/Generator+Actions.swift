import LayoutSolver
import PropertyTesting

extension Generator where Value == Keyboard {
  /// Keyboards that can come up on `model`: of any height below the upper safe edge, or of a
  /// documented one; seldom a bar or a floating one.
  static func keyboards(on model: ScreenModel) -> Generator<Keyboard> {
    let heights = Generator<Double>.heights(on: model)
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
  /// Whole numbers from 1 to what is left below the upper safe edge, and the heights of the model's
  /// keyboards.
  ///
  /// The whole number is drawn in any case and from one range, so that a case may lose its device,
  /// or a part of its screen, and keep the rest.
  fileprivate static func heights(on model: ScreenModel) -> Generator<Double> {
    let most = model.environment.size.height - model.environment.safeArea.top
    let documented = model.keyboards.map(\.height).filter { $0 > 0 && $0 <= most }
    return zip(.integers(in: 1...3000), .integers(in: 0...3)).map { whole, pick in
      pick > 0 && pick <= documented.count ? documented[pick - 1] : min(Double(whole), most)
    }
  }
}

/// Scenarios of a screen on made-up environments: up to `mostActions` actions, none being the
/// simplest.
///
/// Catalogued devices are left to checks that visit every one of them: a case that began on a
/// device could not be made simpler than the simplest device.
func scenarios<Content: Sendable>(
  of content: Generator<Content>,
  mostActions: Int = 3
) -> Generator<Scenario<Content>> {
  zip(Generator<ScreenModel>.madeUp, content).flatMap { model, content in
    Generator<[Action]>.array(of: .actions(on: model), count: 0...mostActions).map { actions in
      Scenario(environment: model.environment, content: content, actions: actions)
    }
  }
}
