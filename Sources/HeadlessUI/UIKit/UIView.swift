import Foundation

/// A view of UIKit's. Neutral: it is made and set, and shown nowhere; inside of SwiftUI it stands
/// as an opaque view.
@MainActor
open class UIView: UIResponder {
  open var frame: CGRect
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var translatesAutoresizingMaskIntoConstraints = true
  open var contentMode = ContentMode.scaleToFill
  open var tag = 0
  public let layer = CALayer()
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  public convenience override init() { self.init(frame: .zero) }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var safeAreaInsets: UIEdgeInsets { .zero }

  open var window: UIWindow? { nil }

  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Takes the focus away from the running screen's field.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { UIWindow.endRunningEditing() }

  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  open func sizeToFit() {}

  open func layoutSubviews() {}

  open func layoutIfNeeded() {}

  open func setNeedsLayout() {}

  open func setNeedsDisplay() {}

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  /// Runs `animations`; what they change is there at once.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Neutral: what is set on it is seen nowhere.
  open class func appearance() -> UIView { UIView() }

  /// How a picture meets room of another shape. Neutral.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
  }
}

/// How a view's surface is drawn. Neutral.
@MainActor
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize.zero
}

/// How strongly a view wants its size. Neutral.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

/// A relation of lengths. Neutral.
@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}
