import Foundation

extension ScreenHost {
  /// Holds the device the other way; a keyboard that is shown gets the height that it has there.
  public func rotate() { perform { core.rotate() } }

  /// Gives the window another size, as beside another application.
  public func resize(to size: CGSize, safeArea: EdgeInsets? = nil) {
    require(size.width, "the width")
    require(size.height, "the height")
    perform { core.fill(size, safeArea: safeArea ?? core.screen.safeArea) }
  }

  public func changeTypeSize(to typeSize: DynamicTypeSize) {
    perform { core.setTypeSize(typeSize) }
  }

  public func changeColorScheme(to colorScheme: ColorScheme) {
    change { $0.colorScheme = colorScheme }
  }

  public func changeLayoutDirection(to direction: LayoutDirection) {
    change { $0.isRightToLeft = direction == .rightToLeft }
  }

  private func change(_ change: (inout HostScreen) -> Void) {
    perform {
      change(&core.screen)
      core.surroundingsChanged()
    }
  }

  /// Puts the application into the background. The focus and the keyboard stay, as they are there
  /// again when it comes back.
  public func enterBackground() {
    enter(.inactive, UIApplication.willResignActiveNotification)
    enter(.background, UIApplication.didEnterBackgroundNotification)
  }

  /// Brings the application to the front again.
  public func enterForeground() {
    enter(.inactive, UIApplication.willEnterForegroundNotification)
    enter(.active, UIApplication.didBecomeActiveNotification)
  }

  private func enter(_ phase: ScenePhase, _ name: Notification.Name) {
    guard core.phase != phase else { return }
    perform {
      core.phase = phase
      NotificationCenter.default.post(name: name, object: UIApplication.shared)
      core.phaseChanged()
    }
  }
}

extension HostCore {
  /// The sizes first, then the keyboard in its new place.
  func rotate() {
    let keyboard = screen.keyboardHeight > 0 ? screen.keyboardFrame : nil
    let rotated = screen.rotated
    screen = rotated
    fill(rotated.size, safeArea: rotated.safeArea)
    if let keyboard { turnKeyboard(from: keyboard) }
  }

  /// Gives the window a size; views are laid out again, but not evaluated, unless the size is of
  /// another class. What lists are made of depends on the width.
  func fill(_ size: CGSize, safeArea: EdgeInsets) {
    let before = (screen.horizontalSizeClass, screen.verticalSizeClass)
    screen.size = size
    screen.safeArea = safeArea
    if before != (screen.horizontalSizeClass, screen.verticalSizeClass) { surroundingsChanged() }
    guard let window = surfaces.first else { return }
    if window.frame.width != size.width { window.root?.forgetAllViews() }
    window.frame = CGRect(origin: .zero, size: size)
    window.safeArea = safeArea
    needsLayout = true
  }
}

extension ViewElement {
  /// Forgets what was lowered here and everywhere inside.
  fileprivate final func forgetAllViews() {
    _ = forgetViews()
    visitChildren { $0.forgetAllViews() }
  }
}
