/// What a character does to the line it stands in.
struct BreakBehavior: OptionSet {
  let rawValue: UInt8

  /// Lines can break after it, and it hangs over their end.
  static let space = BreakBehavior(rawValue: 1)
  /// The line ends with it.
  static let lineEnd = BreakBehavior(rawValue: 2)
  /// Lines can break before and after it: ideographs, kana, emoji.
  static let ideographic = BreakBehavior(rawValue: 4)
  /// It never begins a line: closing brackets, commas, full stops.
  static let clingsToPrevious = BreakBehavior(rawValue: 8)
  /// It never ends a line: opening brackets.
  static let clingsToNext = BreakBehavior(rawValue: 16)
  /// Lines can break after it, but not before a digit: hyphens, slashes.
  static let hyphen = BreakBehavior(rawValue: 32)
  static let digit = BreakBehavior(rawValue: 64)

  /// Whether a line can break between two characters, neither of which is a space.
  ///
  /// A small part of the Unicode line breaking algorithm (annex 14): Korean breaks at spaces, as
  /// in UIKit's standard strategy; Thai and other scripts without spaces break like long words.
  /// (a guess where languages differ)
  static func allowBreak(between left: BreakBehavior, and right: BreakBehavior) -> Bool {
    guard !right.contains(.clingsToPrevious), !left.contains(.clingsToNext) else { return false }
    if left.contains(.hyphen) { return !right.contains(.digit) }
    return left.contains(.ideographic) || right.contains(.ideographic)
  }
}

extension BreakBehavior {
  init(ofASCII code: UInt8) {
    self = Self.ascii[Int(code & 0x7F)]
  }

  init(of character: Character) {
    guard let first = character.unicodeScalars.first else {
      self = []
      return
    }
    if first.isASCII {
      self.init(ofASCII: UInt8(truncatingIfNeeded: first.value))
      if first.properties.isEmoji, character.unicodeScalars.count > 1 { self = .ideographic }
    } else {
      self.init(of: first)
    }
  }

  private init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: self = .lineEnd
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
    case 0xAD, 0x2010, 0x2012...0x2014: self = .hyphen
    case let value where Self.closing.contains(value): self = .clingsToPrevious
    case let value where Self.opening.contains(value): self = .clingsToNext
    default: self = scalar.breaksLikeIdeograph ? .ideographic : []
    }
  }

  private static let ascii: [BreakBehavior] = (UInt8(0)..<128).map { code in
    switch Unicode.Scalar(code) {
    case "\t", " ": .space
    case "\n", "\u{B}", "\u{C}", "\r": .lineEnd
    case "0"..."9": .digit
    case "-": .hyphen
    case "/": [.hyphen, .clingsToPrevious]
    case "!", ",", ".", ":", ";", "?", ")", "]", "}", "%": .clingsToPrevious
    case "(", "[", "{": .clingsToNext
    default: []
    }
  }

  private static let closing = Set("、。，．・：；？！）］｝」』】〕〉》〗〙ー々…‥’”％".unicodeScalars.map(\.value))
  private static let opening = Set("（［｛「『【〔〈《〖〘‘“".unicodeScalars.map(\.value))
}

extension Unicode.Scalar {
  fileprivate var breaksLikeIdeograph: Bool {
    (isFullWidth && !isHangul) || properties.isEmojiPresentation
  }
}
