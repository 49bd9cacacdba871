import Foundation
import HeadlessUI
import LayoutSolver

/// A screen of views, running in an environment, and what a person does to it.
///
/// A class: the running screen has an identity.
@MainActor
final class ScreenRun {
  private let host: ScreenHost
  private let faults: HostFaults
  private var environment: ScreenEnvironment

  init(
    _ environment: ScreenEnvironment,
    settings: HostSettings = HostSettings(),
    root: AnyView
  ) {
    self.environment = environment
    faults = settings.faults
    host = ScreenHost(root, on: HostScreen(environment), settings: settings)
    if environment.keyboard.height > 0 { show(environment.keyboard) }
  }

  var observation: Observation { Observation(host, in: environment) }

  var hasAskedForTypeSize: Bool { host.hasAskedForTypeSize }

  /// Does the actions in their order and looks at the screen after each.
  func story(of actions: [Action]) -> Story {
    var story = Story(start: observation, steps: [])
    for action in actions {
      guard let step = step(action) else { continue }
      story.steps.append(step)
    }
    return story
  }

  /// Does `action` once more, then lets the keyboard tell of itself again; `nil` where that is to
  /// do something else.
  func repeating(_ action: Action?) -> Observation? {
    guard let action, action.isSettledByDoing, step(action) != nil else { return nil }
    host.repeatKeyboard()
    return observation
  }

  /// Does one action; `nil` where there is nothing to do it to.
  private func step(_ action: Action) -> Story.Step? {
    var looks: [Observation] = []
    guard let words = perform(action, look: { looks.append($0) }) else { return nil }
    return Story.Step(action: action, words: words, observations: looks + [observation])
  }

  private func perform(_ action: Action, look: (Observation) -> Void) -> String? {
    switch action {
    case .show(let keyboard):
      environment.keyboard = keyboard
      show(keyboard)
    case .hideKeyboard:
      environment.keyboard = .hidden
      host.hideKeyboard()
    case .setTypeSize(let size):
      environment.typeSize = size
      host.changeTypeSize(to: DynamicTypeSize(size))
    case .focus(let number, let keyboard): return focus(number, keyboard)
    case .unfocus:
      environment.keyboard = .hidden
      host.unfocus()
    case .tap(let number): return tap(number)
    case .scroll(let number, let part): return scroll(number, to: part)
    case .type(let text): guard (try? host.type(text)) != nil else { return nil }
    case .rotate:
      host.rotate()
      environment.adopt(host.screen)
    case .leaveAndReturn:
      host.enterBackground()
      host.enterForeground()
    case .dragKeyboardAway(let steps): dragKeyboard(steps, look)
    }
    return action.description
  }

  private func show(_ keyboard: Keyboard) {
    let docks = keyboard == .floating && faults.contains(.floatingKeyboardDocks)
    host.showKeyboard(docks ? 100 : keyboard.height)
  }

  /// The keyboard that is up after the system, and not the person, has changed it.
  private func adoptKeyboard() {
    let height = host.screen.keyboardHeight
    environment.keyboard = height > 0 ? .docked(height: height) : .hidden
  }

  private func focus(_ number: Int, _ keyboard: Keyboard) -> String? {
    let fields = host.elements.filter { $0.role == .field && $0.isEnabled }
    guard !fields.isEmpty else { return nil }
    let field = fields[number % fields.count]
    guard let name = host.uniqueName(of: field), (try? host.focus(name)) != nil else { return nil }
    environment.keyboard = keyboard
    show(keyboard)
    return "focus “\(name)”, \(keyboard)"
  }

  private func tap(_ number: Int) -> String? {
    let buttons = host.elements.filter {
      ($0.role == .button || $0.role == .toggle) && $0.isEnabled && $0.touch == .reaches
    }
    guard !buttons.isEmpty else { return nil }
    let button = buttons[number % buttons.count]
    guard let name = host.uniqueName(of: button), (try? host.tap(name)) != nil else { return nil }
    adoptKeyboard()
    return "tap “\(name)”"
  }

  private func scroll(_ number: Int, to part: Double) -> String? {
    let regions = host.scrolls.filter { $0.maximumOffset.y > 0 }
    guard !regions.isEmpty else { return nil }
    host.scroll(region: regions[number % regions.count].id, toPart: part)
    return "scroll to \(points(part * 100)) %"
  }

  private func dragKeyboard(_ steps: Int, _ look: (Observation) -> Void) {
    let height = environment.keyboard.height
    guard height > 0 else { return }
    for step in 1..<max(steps, 1) {
      let left = (height * Double(steps - step) / Double(steps)).rounded()
      environment.keyboard = left > 0 ? .docked(height: left) : .hidden
      host.dragKeyboard(to: left)
      look(observation)
    }
    environment.keyboard = .hidden
    host.dragKeyboard(to: 0)
  }
}

extension ScreenHost {
  /// A name that no other element has.
  fileprivate func uniqueName(of element: HostElement) -> String? {
    element.names.first { elements($0).count == 1 } ?? element.names.first
  }
}

extension ScreenEnvironment {
  /// Takes over what the system has made of the screen.
  fileprivate mutating func adopt(_ screen: HostScreen) {
    size = LayoutSize(width: screen.size.width, height: screen.size.height)
    safeArea = LayoutInsets(
      top: screen.safeArea.top,
      leading: screen.safeArea.leading,
      bottom: screen.safeArea.bottom,
      trailing: screen.safeArea.trailing
    )
    let height = Double(screen.keyboardHeight)
    keyboard = height > 0 ? .docked(height: height) : .hidden
    device = nil
  }
}

extension HostScreen {
  /// The screen of an environment, its keyboard hidden.
  init(_ environment: ScreenEnvironment) {
    let insets = environment.safeArea
    self.init(
      name: environment.device ?? "a screen",
      size: CGSize(width: environment.size.width, height: environment.size.height),
      safeArea: EdgeInsets(
        top: insets.top,
        leading: insets.leading,
        bottom: insets.bottom,
        trailing: insets.trailing
      ),
      scale: environment.scale
    )
    typeSize = DynamicTypeSize(environment.typeSize)
    isRightToLeft = environment.isMirrored
    turned = Turned(safeArea: EdgeInsets(environment.turnedSafeArea))
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: LayoutInsets<Double>) {
    self.init(
      top: insets.top,
      leading: insets.leading,
      bottom: insets.bottom,
      trailing: insets.trailing
    )
  }
}

extension DynamicTypeSize {
  init(_ size: TypeSize) { self = DynamicTypeSize(rawValue: size.rank) ?? .large }
}
