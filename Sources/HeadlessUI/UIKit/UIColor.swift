import Foundation

/// A colour, as UIKit has it: its name, since which one it is does not matter.
///
/// Unchecked: nothing of it changes.
open class UIColor: NSObject, @unchecked Sendable {
  let name: String

  init(_ name: String) { self.name = name }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "rgb(\(red), \(green), \(blue), \(alpha))"
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "displayP3(\(red), \(green), \(blue), \(alpha))"
  }

  public init(white: CGFloat, alpha: CGFloat) { name = "white(\(white), \(alpha))" }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    name = "hsb(\(hue), \(saturation), \(brightness), \(alpha))"
  }

  public init(_ color: Color) { name = color.name }

  public init(cgColor: CGColor) { name = cgColor.name }

  public init?(named name: String, in bundle: Bundle? = nil, compatibleWith traits: Any? = nil) {
    self.name = name
  }

  // swift-format-ignore: NoLeadingUnderscores
  public required init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    name = "rgb(\(red), \(green), \(blue), \(alpha))"
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }

  open var cgColor: CGColor { CGColor(name) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }

  open override var hash: Int { name.hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What a colour in the source is where nothing else is asked for.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ColorLiteralType = UIColor

/// A colour, as CoreGraphics has it.
public struct CGColor: Hashable, Sendable {
  let name: String

  init(_ name: String) { self.name = name }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "rgb(\(red), \(green), \(blue), \(alpha))"
  }

  public init(gray: CGFloat, alpha: CGFloat) { name = "white(\(gray), \(alpha))" }
}
