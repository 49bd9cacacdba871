extension Scenario {
  /// The same story on a device with a content: once for each of the device's documented keyboards
  /// in the place of the story's first one, the following ones in the place of its others. None
  /// where a keyboard is needed and none is documented.
  func told(on screen: ScreenModel, with content: Content) -> [Scenario] {
    let own = ([environment.keyboard] + actions.compactMap(\.keyboard)).distinctDocked
    guard !own.isEmpty else { return [told(on: screen.environment, with: content) { $0 }] }
    let documented = screen.keyboards.distinctDocked
    return documented.indices.map { first in
      told(on: screen.environment, with: content) { keyboard in
        guard let position = own.firstIndex(of: keyboard) else { return keyboard }
        return documented[(first + position) % documented.count]
      }
    }
  }

  private func told(
    on device: ScreenEnvironment,
    with content: Content,
    _ replacement: (Keyboard) -> Keyboard
  ) -> Scenario {
    var place = device
    place.typeSize = environment.typeSize
    place.isMirrored = environment.isMirrored
    place.keyboard = replacement(environment.keyboard)
    let actions = actions.map { $0.replacingKeyboard(replacement) }
    return Scenario(environment: place, content: content, actions: actions)
  }
}

extension Action {
  /// The keyboard that comes up.
  fileprivate var keyboard: Keyboard? {
    switch self {
    case .show(let keyboard), .focus(_, let keyboard): keyboard
    default: nil
    }
  }

  fileprivate func replacingKeyboard(_ replacement: (Keyboard) -> Keyboard) -> Action {
    switch self {
    case .show(let keyboard): .show(replacement(keyboard))
    case .focus(let field, let keyboard): .focus(field, replacement(keyboard))
    default: self
    }
  }
}

extension [Keyboard] {
  /// Those that cover the bottom, each once.
  fileprivate var distinctDocked: [Keyboard] {
    reduce(into: []) { kept, keyboard in
      if keyboard.height > 0, !kept.contains(keyboard) { kept.append(keyboard) }
    }
  }
}
