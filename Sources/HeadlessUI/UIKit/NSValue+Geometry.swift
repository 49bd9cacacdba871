import Foundation

extension NSValue {
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  public var cgRectValue: CGRect { rectValue }

  public var cgSizeValue: CGSize { sizeValue }

  public var cgPointValue: CGPoint { pointValue }
}

/// A rectangle in a dictionary is a value object and a rectangle, as on Apple's systems.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  // swift-format-ignore: NoLeadingUnderscores
  public typealias _ObjectiveCType = NSValue

  // swift-format-ignore: NoLeadingUnderscores
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  // swift-format-ignore: NoLeadingUnderscores
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  // swift-format-ignore: NoLeadingUnderscores
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    result = source.rectValue
    return true
  }

  // swift-format-ignore: NoLeadingUnderscores
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
