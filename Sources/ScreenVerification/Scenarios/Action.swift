/// What a person does, or makes the system do, on a screen.
///
/// Fields, buttons and scroll regions are meant by number, in the order in which the screen shows
/// them, counted anew where there are fewer: an action is sound on every screen, and the first
/// ones are the simplest. What there is none of is left out of the story.
public enum Action: Hashable, Codable, Sendable {
  case show(Keyboard)
  case hideKeyboard
  case setTypeSize(TypeSize)
  /// Taps a field; this keyboard comes up.
  case focus(Int, Keyboard)
  /// Takes the focus away, and the keyboard with it.
  case unfocus
  case tap(Int)
  /// Scrolls a region to a part of its range, 0 for its start, 1 for its end.
  case scroll(Int, to: Double)
  /// Adds text to the focused field.
  case type(String)
  case rotate
  /// Leaves the application and comes back.
  case leaveAndReturn
  /// Drags the keyboard away in this many steps.
  case dragKeyboardAway(steps: Int)
}

extension Action {
  /// What `environment` has become, for layouts without a person.
  func change(_ environment: inout ScreenEnvironment) {
    switch self {
    case .show(let keyboard), .focus(_, let keyboard): environment.keyboard = keyboard
    case .hideKeyboard, .unfocus, .dragKeyboardAway: environment.keyboard = .hidden
    case .setTypeSize(let size): environment.typeSize = size
    case .rotate: environment.rotate()
    case .tap, .scroll, .type, .leaveAndReturn: break
    }
  }
}

extension Action {
  /// Whether doing it again asks for what is already so.
  var isSettledByDoing: Bool {
    switch self {
    case .show, .hideKeyboard, .setTypeSize, .focus, .unfocus, .scroll, .leaveAndReturn: true
    case .tap, .type, .rotate, .dragKeyboardAway: false
    }
  }
}

extension Action: CustomStringConvertible {
  public var description: String {
    switch self {
    case .show(let keyboard): "show \(keyboard)"
    case .hideKeyboard: "hide the keyboard"
    case .setTypeSize(let size): "set the type size to \(size.rawValue)"
    case .focus(let field, let keyboard): "focus field \(field + 1), \(keyboard)"
    case .unfocus: "take the focus away"
    case .tap(let button): "tap button \(button + 1)"
    case .scroll(let region, let part): "scroll region \(region + 1) to \(percent(part))"
    case .type(let text): "type \(text.debugDescription)"
    case .rotate: "rotate"
    case .leaveAndReturn: "leave and come back"
    case .dragKeyboardAway(let steps): "drag the keyboard away in \(steps) steps"
    }
  }

  private func percent(_ part: Double) -> String { "\(points(part * 100)) %" }
}
