import Foundation

/// The application of the host that is running.
@MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public var connectedScenes: Set<UIScene> {
    HostCore.running.map { [$0.windowScene] } ?? []
  }

  public var windows: [UIWindow] { HostCore.running?.windowScene.windows ?? [] }

  public var keyWindow: UIWindow? { windows.first }

  public var applicationState: State {
    // A view that asks here is evaluated again when the answer changes.
    _ = HostCore.running?.watchedPhase.read()
    return switch HostCore.running?.phase {
    case .background: .background
    case .inactive: .inactive
    case .active, nil: .active
    }
  }
}

/// A scene of the running application.
@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  public internal(set) var activationState = ActivationState.foregroundActive
}

/// The scene with the host's window.
@MainActor
open class UIWindowScene: UIScene {
  unowned let core: HostCore

  init(_ core: HostCore) {
    self.core = core
    super.init()
  }

  public private(set) lazy var windows: [UIWindow] = [UIWindow(core)]

  public var keyWindow: UIWindow? { windows.first }

  public var screen: UIScreen { windows[0].screen }
}

/// The host's window.
@MainActor
open class UIWindow: UIView {
  private unowned let core: HostCore
  public private(set) lazy var screen = UIScreen(core)
  /// Neutral: the host's views are not this controller's.
  open var rootViewController: UIViewController?

  init(_ core: HostCore) {
    self.core = core
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  public var isKeyWindow: Bool { true }

  open override var frame: CGRect {
    get { CGRect(origin: .zero, size: core.screen.size) }
    set {}
  }

  open override var window: UIWindow? { self }

  open override var safeAreaInsets: UIEdgeInsets {
    let insets = core.screen.safeArea
    return UIEdgeInsets(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
  }
}

/// The screen of a host.
@MainActor
open class UIScreen: NSObject {
  private weak var core: HostCore?

  init(_ core: HostCore?) {
    self.core = core
    super.init()
  }

  /// The screen of the host that is running; one without size where none is.
  public static var main: UIScreen { UIScreen(HostCore.running) }

  public var bounds: CGRect { CGRect(origin: .zero, size: core?.screen.size ?? .zero) }

  public var scale: CGFloat { core?.screen.scale ?? 1 }

  public var nativeScale: CGFloat { scale }
}

/// Distances from the sides of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public static let zero = UIEdgeInsets()
}
