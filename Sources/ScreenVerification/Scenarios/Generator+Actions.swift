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

extension Generator where Value == Double {
  /// Whole numbers from 1 to what is left below the upper safe edge; half of them the heights of the
  /// model's keyboards, where it has any that are whole.
  fileprivate static func heights(on model: ScreenModel) -> Generator<Double> {
    let most = max(model.environment.size.height - model.environment.safeArea.top, 0)
    let documented = model.keyboards.map(\.height).filter { $0 <= most }
    let choices = documented.compactMap { UInt64(exactly: $0 - 1) }
    return Generator<Int>.integers(in: 1...3000)
      .imitating(choices.map { ChoiceRecord([$0]) }, share: 0.5)
      .map { min(Double($0), most) }
  }
}

/// Scenarios of a screen on `models`: actions of `mix`, none being the simplest.
func scenarios<Content: Sendable>(
  of content: Generator<Content>,
  on models: Generator<ScreenModel>,
  acting mix: ActionMix = .environmental
) -> Generator<Scenario<Content>> {
  zip(models, content).flatMap { model, content in
    let actions = mix.actions(on: model)
    return Generator<[Action]>.array(of: actions, count: 0...mix.most).map { actions in
      Scenario(environment: model.environment, content: content, actions: actions)
    }
  }
}
