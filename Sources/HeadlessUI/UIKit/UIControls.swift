import Foundation

/// UIKit's views. Neutral: they are made and set, and shown nowhere.
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
}

open class UILabel: UIView {
  open var text: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
}

open class UIImageView: UIView {
  open var image: UIImage?

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType?
  open var clearButtonMode = ViewMode.never
  open weak var delegate: (any UITextFieldDelegate)?

  open override class func appearance() -> UITextField { UITextField() }

  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }
}

open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }

  open private(set) var isAnimating = false
  open var hidesWhenStopped = true
  open var color: UIColor?

  public convenience init(style: Style) { self.init(frame: .zero) }

  open func startAnimating() { isAnimating = true }

  open func stopAnimating() { isAnimating = false }
}

open class UISegmentedControl: UIControl {
  open var selectedSegmentTintColor: UIColor?

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}

  open override class func appearance() -> UISegmentedControl { UISegmentedControl() }
}

open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open override class func appearance() -> UISwitch { UISwitch() }
}

open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var minimumTrackTintColor: UIColor?

  open override class func appearance() -> UISlider { UISlider() }
}

open class UIPageControl: UIControl {
  open var currentPage = 0
  open var numberOfPages = 0
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?

  open override class func appearance() -> UIPageControl { UIPageControl() }
}

open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?

  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

/// How what lies behind shows through. Neutral.
@MainActor
open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialDark
    case systemMaterialDark
  }

  public init(style: Style) {}
}

extension UIControl {
  /// How a control looks. Neutral.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
}

/// How lines of text stand. Neutral.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
