import Foundation

/// A screen of UIKit's. Neutral: it is made and set, and shown nowhere; inside of SwiftUI it
/// stands as an opaque view.
@MainActor
open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  public override init() { super.init() }

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { nil }

  open var presentedViewController: UIViewController? { nil }

  open var presentingViewController: UIViewController? { nil }

  open var navigationController: UINavigationController? { nil }

  open func loadView() {}

  open func viewDidLoad() {}

  open func viewWillAppear(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  open func viewDidLayoutSubviews() {}

  open func present(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {}

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}

  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

/// How a screen is presented. Neutral.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case none = -1
  case automatic = -2
}

/// Screens that follow one another. Neutral.
open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []
  public let navigationBar = UINavigationBar()

  public convenience init(rootViewController: UIViewController) {
    self.init()
    viewControllers = [rootViewController]
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
}

/// SwiftUI's views inside of UIKit. Neutral: shown nowhere; run them with a ``ScreenHost``.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
}
