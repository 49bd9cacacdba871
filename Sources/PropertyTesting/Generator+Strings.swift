extension Generator where Value == String {
  /// Text of as many characters as `count` says.
  ///
  /// Characters may melt into one where they stand side by side, as marks do with what precedes them.
  ///
  ///     .strings(of: .ascii, count: 0...10)
  public static func strings(
    of character: Generator<Character>,
    count: ClosedRange<Int>
  ) -> Generator {
    Generator<[Character]>.array(of: character, count: count).map { String($0) }
  }
}

extension Generator where Value == Character {
  /// The 128 characters of ASCII: small letters are the simplest, then digits, capitals, signs, controls.
  public static var ascii: Generator { element(of: Alphabet.ascii) }

  /// Characters of one Unicode scalar: those of ASCII are the simplest, then the rest by number.
  public static var scalars: Generator { Generator<Unicode.Scalar>.scalars.map { Character($0) } }

  /// What a reader sees as one character: ASCII, other scalars, letters with marks, emoji of several scalars,
  /// flags, syllables of several letters, and the line break of two.
  public static var graphemeClusters: Generator {
    weighted(
      (6, ascii),
      (2, scalars),
      (2, markedLetters),
      (2, element(of: Alphabet.clusters))
    )
  }

  private static var markedLetters: Generator {
    let marks = Generator<Unicode.Scalar>.element(of: Alphabet.marks)
    return zip(
      Generator<Unicode.Scalar>.element(of: Alphabet.letters),
      .array(of: marks, count: 1...3)
    ).map { letter, marks in
      var text = String.UnicodeScalarView([letter])
      text.append(contentsOf: marks)
      return Character(String(text))
    }
  }
}

extension Generator where Value == Unicode.Scalar {
  /// All Unicode scalars: those of ASCII are the simplest, then the rest by number.
  public static var scalars: Generator {
    let ascii = Alphabet.ascii.compactMap(\.unicodeScalars.first)
    return Generator<UInt32>.integers(in: 0...0x10F7FF).map { place in
      place < 128 ? ascii[Int(place)] : scalar(at: place)
    }
  }

  /// The scalar that `place` others precede; the 2,048 surrogates from D800 on are not scalars.
  private static func scalar(at place: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(place < 0xD800 ? place : place + 0x800) ?? "a"
  }
}

/// Characters in the order of their simplicity.
private enum Alphabet {
  static let ascii: [Character] = {
    let codes = (0..<128).map { Unicode.Scalar(UInt8($0)) }
    let groups: [(Unicode.Scalar) -> Bool] = [
      { ("a"..."z").contains($0) },
      { ("0"..."9").contains($0) },
      { ("A"..."Z").contains($0) },
      { (" "..."~").contains($0) },
    ]
    func group(of code: Unicode.Scalar) -> Int { groups.firstIndex { $0(code) } ?? groups.count }
    return (0...groups.count).flatMap { number in
      codes.filter { group(of: $0) == number }.map { Character($0) }
    }
  }()

  static let letters: [Unicode.Scalar] = ["a", "e", "n", "A", "0", " ", "ä", "ش", "क", "あ"]

  /// Accents above and below, an enclosing mark, a variation selector, a joiner, a vowel sign.
  static let marks: [Unicode.Scalar] = [
    "\u{301}", "\u{308}", "\u{323}", "\u{20DD}", "\u{FE0F}", "\u{200D}", "\u{93F}",
  ]

  /// A family, a skin colour, two flags, a keycap, a Hangul syllable in letters, a line break.
  static let clusters: [Character] = [
    "👨‍👩‍👧‍👦", "👍🏽", "🇨🇭", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "\u{1112}\u{1161}\u{11AB}", "\r\n", "🫠",
  ]
}
