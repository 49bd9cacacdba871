/// What a person does, or makes the system do, on a screen.
public enum Action: Hashable, Codable, Sendable {
  case show(Keyboard)
  case hideKeyboard
  case setTypeSize(TypeSize)

  /// What `environment` has become.
  func change(_ environment: inout ScreenEnvironment) {
    switch self {
    case .show(let keyboard): environment.keyboard = keyboard
    case .hideKeyboard: environment.keyboard = .hidden
    case .setTypeSize(let size): environment.typeSize = size
    }
  }
}

extension Action: CustomStringConvertible {
  public var description: String {
    switch self {
    case .show(let keyboard): "show \(keyboard)"
    case .hideKeyboard: "hide the keyboard"
    case .setTypeSize(let size): "set the type size to \(size.rawValue)"
    }
  }
}
