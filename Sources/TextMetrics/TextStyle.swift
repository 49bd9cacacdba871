/// A role of text, whose point size follows the reader's ``TextSizeCategory``.
public enum TextStyle: Int, Hashable, Codable, Sendable, CaseIterable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption
  case caption2

  /// The font's size in points. (rule 8.1, certain)
  ///
  /// Sources: Apple's Human Interface Guidelines, Typography; readings of an iOS 26 simulator
  /// (Vercantez/openuikit, dynamic_type.json), equal in all; and of an iOS 13.3 simulator
  /// (temoki/UIKit_DynamicType), which has 41 for the caption 2 of the largest category.
  public func pointSize(at category: TextSizeCategory) -> Double {
    Double(TextStyleTables.pointSizes[rawValue * TextStyleTables.columns + category.rawValue])
  }

  /// The distance between lines that the style is designed for, in points: no text measures it,
  /// but custom lengths scale by it. (well documented)
  ///
  /// Sources: Apple's Human Interface Guidelines, Typography; where lengths scaled by an iOS 26
  /// simulator (Vercantez/openuikit, dynamic_type.json) show another value, that one.
  public func leading(at category: TextSizeCategory) -> Double {
    Double(TextStyleTables.leadings[rawValue * TextStyleTables.columns + category.rawValue])
  }

  /// Semibold for a headline, regular else. (Human Interface Guidelines, certain)
  public var weight: FontWeight { self == .headline ? .semibold : .regular }
}

/// Points by style, for each category from the smallest.
private enum TextStyleTables {
  static let columns = 12

  static let pointSizes: [UInt8] = [
    31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,
    25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,
    19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,
    17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,
    14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,
    14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,
    13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,
    12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,
    12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,
    11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,
    11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,
  ]

  static let leadings: [UInt8] = [
    38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,
    31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68,
    24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,
    22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62,
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,
    18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,
    16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58,
    16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,
    13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51,
    13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48,
  ]
}
