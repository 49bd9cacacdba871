import Foundation

/// UIKit's bars. Neutral: what is set on them is seen nowhere.
open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  open override class func appearance() -> UINavigationBar { UINavigationBar() }
}

open class UITabBar: UIView {
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?

  open override class func appearance() -> UITabBar { UITabBar() }
}

open class UIToolbar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?

  open override class func appearance() -> UIToolbar { UIToolbar() }
}

open class UISearchBar: UIView {
  open var barTintColor: UIColor?
  open var placeholder: String?

  open override class func appearance() -> UISearchBar { UISearchBar() }
}

/// How a bar looks. Neutral.
@MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  open func configureWithDefaultBackground() {}

  open func configureWithOpaqueBackground() {}

  open func configureWithTransparentBackground() {}
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

open class UIToolbarAppearance: UIBarAppearance {}

/// How an entry of a tab bar looks. Neutral.
@MainActor
open class UITabBarItemAppearance: NSObject {
  /// How it looks in one state.
  @MainActor
  open class StateAppearance: NSObject {
    open var iconColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  public let normal = StateAppearance()
  public let selected = StateAppearance()
}

/// Which height of bar is meant. Neutral.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
}
