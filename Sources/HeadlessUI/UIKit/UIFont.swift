import Foundation
import TextMetrics

/// A font, as UIKit has it, with the system font's lengths. (rules 8.1 and 8.2)
///
/// Unchecked: nothing of it changes.
open class UIFont: NSObject, @unchecked Sendable {
  let measured: FontDescription

  init(_ description: FontDescription) { measured = description }

  /// A font of one's own. It is measured as the system's.
  public convenience init?(name: String, size: CGFloat) {
    self.init(FontDescription(size: size))
  }

  open var pointSize: CGFloat { measured.size }

  open var ascender: CGFloat { measured.metrics.ascent }

  open var descender: CGFloat { -measured.metrics.descent }

  open var capHeight: CGFloat { measured.metrics.capHeight }

  open var lineHeight: CGFloat { measured.lineHeight }

  open var leading: CGFloat { measured.metrics.leading }

  open func withSize(_ size: CGFloat) -> UIFont {
    var changed = measured
    changed.size = size
    return UIFont(changed)
  }

  public static var labelFontSize: CGFloat { 17 }

  public static var buttonFontSize: CGFloat { 18 }

  public static var smallSystemFontSize: CGFloat { 12 }

  public static var systemFontSize: CGFloat { 14 }
}

extension UIFont {
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(size: size))
  }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: size, weight: weight.measured))
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(size: size, isItalic: true))
  }

  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: size, weight: weight.measured, monospacedDigits: true))
  }

  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: size, weight: weight.measured, design: .monospaced))
  }

  /// The font of a style at the running screen's type size.
  @MainActor public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = HostCore.running?.typeSize.read() ?? .large
    return UIFont(.system(style.measured, at: size.measured))
  }

  /// How thick glyphs are.
  public struct Weight: Hashable, Sendable {
    let measured: FontWeight
    public static let ultraLight = Weight(measured: .ultraLight)
    public static let thin = Weight(measured: .thin)
    public static let light = Weight(measured: .light)
    public static let regular = Weight(measured: .regular)
    public static let medium = Weight(measured: .medium)
    public static let semibold = Weight(measured: .semibold)
    public static let bold = Weight(measured: .bold)
    public static let heavy = Weight(measured: .heavy)
    public static let black = Weight(measured: .black)
  }

  /// A role of text.
  public struct TextStyle: Hashable, Sendable {
    let measured: TextMetrics.TextStyle
    public static let largeTitle = TextStyle(measured: .largeTitle)
    public static let title1 = TextStyle(measured: .title)
    public static let title2 = TextStyle(measured: .title2)
    public static let title3 = TextStyle(measured: .title3)
    public static let headline = TextStyle(measured: .headline)
    public static let subheadline = TextStyle(measured: .subheadline)
    public static let body = TextStyle(measured: .body)
    public static let callout = TextStyle(measured: .callout)
    public static let footnote = TextStyle(measured: .footnote)
    public static let caption1 = TextStyle(measured: .caption)
    public static let caption2 = TextStyle(measured: .caption2)
  }
}

/// Lengths that grow with text of a style.
@MainActor
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  open func scaledValue(for value: CGFloat) -> CGFloat {
    let host = HostCore.running
    return style.measured.scaled(
      value,
      at: (host?.typeSize.read() ?? .large).measured,
      pixelScale: host?.screen.scale ?? 3
    )
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }
}

extension Font {
  /// The system font of the same size and weight.
  public init(_ font: UIFont) {
    self = .system(size: font.pointSize).weight(Weight(measured: font.measured.weight))
  }
}
