/// What the width of a character that no table lists goes by.
enum WidthClass {
  /// Marks, joiners, controls.
  case zero
  case halfWidth
  case fullWidth
  case hangul
  case emoji
  case capital
  case other
}

extension Character {
  /// Whether the next character stands where this one does.
  var isZeroWidth: Bool { unicodeScalars.allSatisfy(\.isZeroWidth) }

  var widthClass: WidthClass {
    guard let base = unicodeScalars.first(where: { !$0.isZeroWidth }) else { return .zero }
    if isEmoji(from: base) { return .emoji }
    if base.isHangul { return .hangul }
    if base.isFullWidth { return .fullWidth }
    if (0xFF61...0xFFDC).contains(base.value) { return .halfWidth }
    return base.properties.isUppercase ? .capital : .other
  }

  /// Shown as a picture by itself, or by a selector, a keycap or a second half of a flag.
  private func isEmoji(from base: Unicode.Scalar) -> Bool {
    base.properties.isEmojiPresentation
      || base.properties.isEmoji && unicodeScalars.dropFirst().contains { $0.value == 0xFE0F }
  }
}

extension Unicode.Scalar {
  var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: true
    case .control: value != 0x09
    default: false
    }
  }

  var isHangul: Bool {
    switch value {
    case 0x1100...0x115F, 0x3131...0x318E, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Ideographs, kana and their punctuation: the wide blocks of Unicode annex 11.
  var isFullWidth: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
