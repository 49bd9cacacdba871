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

extension Generator where Value == Action {
  /// What a person may do with views on `model`, weighted as phones are used: fields are focused
  /// and left, buttons tapped, things scrolled; the system seldom does something by itself.
  static func personalActions(on model: ScreenModel) -> Generator<Action> {
    let keyboards = Generator<Keyboard>.keyboards(on: model)
    let numbers = Generator<Int>.integers(in: 0...5)
    let parts = Generator<Int>.integers(in: 0...4).map { Double($0) / 4 }
    let texts = Generator<String>.element(of: ["a", "two words", "more than fits in one line"])
    return .weighted(
      (6, keyboards.map(Action.show)),
      (6, zip(numbers, keyboards).map(Action.focus)),
      (4, .constant(.hideKeyboard)),
      (3, .constant(.unfocus)),
      (3, numbers.map(Action.tap)),
      (3, zip(numbers, parts).map { Action.scroll($0, to: $1) }),
      (1, Generator<TypeSize>.element(of: TypeSize.allCases).map(Action.setTypeSize)),
      (1, texts.map(Action.type)),
      (1, .constant(.rotate)),
      (1, .constant(.leaveAndReturn)),
      (1, Generator<Int>.integers(in: 1...4).map { Action.dragKeyboardAway(steps: $0) })
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

/// Scenarios of a screen on `models`: up to `mostActions` actions, none being the simplest.
func scenarios<Content: Sendable>(
  of content: Generator<Content>,
  on models: Generator<ScreenModel>,
  acting kind: ActionKind = .environmental,
  mostActions: Int = 3
) -> Generator<Scenario<Content>> {
  zip(models, content).flatMap { model, content in
    let action = kind == .personal ? Generator.personalActions(on: model) : .actions(on: model)
    return Generator<[Action]>.array(of: action, count: 0...mostActions).map { actions in
      Scenario(environment: model.environment, content: content, actions: actions)
    }
  }
}

/// What happens to a screen.
enum ActionKind: Sendable {
  /// Keyboards and type sizes, all that a layout can tell.
  case environmental
  /// All that a person does with views.
  case personal
}
