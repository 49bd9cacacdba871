/// A category of the reader's text size, from the smallest.
public enum TextSizeCategory: Int, Hashable, Codable, Sendable, CaseIterable {
  case xSmall
  case small
  case medium
  /// What a device comes with.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension TextSizeCategory: Comparable {
  public static func < (left: TextSizeCategory, right: TextSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}
