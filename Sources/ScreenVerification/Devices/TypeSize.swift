/// A category of the reader's text size, from the smallest.
public enum TypeSize: String, Hashable, Codable, Sendable, CaseIterable {
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

extension TypeSize: Comparable {
  public static func < (left: TypeSize, right: TypeSize) -> Bool { left.rank < right.rank }

  /// The place among all categories, from 0.
  var rank: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

/// A role of text, whose point size follows the ``TypeSize``.
public enum TextStyle: String, Hashable, Codable, Sendable, CaseIterable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2
}
