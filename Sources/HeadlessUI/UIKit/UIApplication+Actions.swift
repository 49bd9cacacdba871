import Foundation

/// The name of a method.
///
/// `#selector` needs Objective-C, which is not here: name the method by its text, as in
/// `Selector("resignFirstResponder")`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { name = value }
}

extension UIApplication {
  /// Sends an action to who is asked; `resignFirstResponder` to no one in particular takes the
  /// focus away, others are of no effect.
  @discardableResult
  public func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard target == nil, action.name == "resignFirstResponder" else { return false }
    return UIWindow.endRunningEditing()
  }

  /// Opens an address, which lies outside of the screen.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(true)
  }

  public func canOpenURL(_ url: URL) -> Bool { true }

  nonisolated public static let openSettingsURLString = "app-settings:"

  /// How an address is opened. Neutral.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Neutral: whether the screen stays on.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }

  /// Neutral: the number on the app's icon.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }

  public func registerForRemoteNotifications() {}
}

/// Something that happened to an application. Neutral.
@MainActor
open class UIEvent: NSObject {}

extension UIWindow {
  /// Takes the focus away from the running screen's field; says whether one had it.
  static func endRunningEditing() -> Bool {
    guard let core = HostCore.running, core.focus.focused != nil else { return false }
    core.focusField(nil)
    return true
  }
}
