import PropertyTesting
import Testing

@Suite struct TokenTests {
  private let token = Token(
    property: "The button stays above the keyboard!",
    record: ChoiceRecord([0, 1, 127, 128, 65_535, .max])
  )
  private let text =
    "the-button-stays-above-the-keyboard-t1-42-\(body)"

  private static let body = "8y06dc8005zr00fzzw1zzzzzzzzzzzzzzw0khzdy1g"

  @Test func `a token is readable text of letters, digits and hyphens`() {
    #expect(token.description == text)
  }

  @Test func `a token reads back, whatever stands around it`() throws {
    #expect(try Token(parsing: text) == token)
    #expect(try Token(parsing: "  \"\(text)\".\n") == token)
    #expect(try Token(parsing: text.uppercased()) == token)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 10, 1000])
  func `records of every length read back`(_ count: Int) throws {
    let record = ChoiceRecord((0..<count).map { UInt64($0) &* 0x0123_4567_89AB_CDEF })
    let token = Token(property: "p", record: record)
    #expect(try Token(parsing: token.description).record == record)
  }

  @Test func `a token belongs to its property alone`() {
    #expect(token.belongs(to: "The button stays above the keyboard!"))
    #expect(!token.belongs(to: "The button stays above the keyboard"))
  }

  @Test(arguments: ["", "  ", "hello", "hello world", "t1-5-abcde", "a-b-c", "💥", "the-button-t"])
  func `other text is not a token`(_ text: String) {
    #expect(throws: TokenProblem.notAToken) { try Token(parsing: text) }
  }

  @Test func `a name without letters has a token`() throws {
    let token = Token(property: "→", record: ChoiceRecord([1]))
    #expect(token.slug == "property")
    #expect(try Token(parsing: "\(token)") == token)
  }

  @Test func `a long name is cut at a word`() {
    let name = "a very long sentence about a button which goes on for longer than anyone reads"
    #expect(
      Token(property: name, record: ChoiceRecord([])).slug
        == "a-very-long-sentence-about-a-button-which-goes"
    )
  }

  @Test func `a name that ends like a version has a token`() throws {
    let token = Token(property: "step t1 of t2", record: ChoiceRecord([9]))
    #expect(try Token(parsing: "\(token)") == token)
  }

  @Test func `a token cut anywhere is an error`() {
    for count in 0..<text.count {
      #expect(throws: TokenProblem.self, "\(count)") {
        try Token(parsing: String(text.prefix(count)))
      }
    }
  }

  @Test func `a token cut in its body says how much is left`() {
    #expect(throws: TokenProblem.truncated(found: 41, expected: 42)) {
      try Token(parsing: String(text.dropLast()))
    }
  }

  /// Written by version t1 and never to be changed: what was pasted into tests and reports is replayed for good.
  @Test(
    arguments: [
      ("the-button-stays-above-the-keyboard-t1-42-\(body)", [0, 1, 127, 128, 65_535, .max]),
      ("numbers-are-below-9000-t1-16-2vxzc3588vm4ftbz", [9000]),
      ("reversing-keeps-a-list-t1-21-tb1zmfg1000g202h6396y", [1, 0, 1, 1, 0]),
      ("no-number-is-fatal-t1-16-2bcayhwx9970dkmc", [9501]),
    ] as [(String, [UInt64])]
  )
  func `tokens that were written stay readable`(_ text: String, _ indices: [UInt64]) throws {
    #expect(try Token(parsing: text).record == ChoiceRecord(indices))
  }

  @Test func `an unknown version says so`() {
    #expect(throws: TokenProblem.unknownVersion("t2")) {
      try Token(parsing: text.replacing("-t1-", with: "-t2-"))
    }
  }

  @Test func `any other character in any place is an error`() {
    for place in text.indices {
      for character in "ax0-9" where character != text[place] {
        var damaged = text
        damaged.replaceSubrange(place...place, with: String(character))
        #expect(throws: TokenProblem.self, "\(damaged)") { try Token(parsing: damaged) }
      }
    }
  }

  @Test func `two characters that changed places are an error`() {
    for (place, next) in zip(text.indices, text.indices.dropFirst()) where text[place] != text[next]
    {
      var damaged = text
      damaged.replaceSubrange(place...next, with: String([text[next], text[place]]))
      #expect(throws: TokenProblem.self, "\(damaged)") { try Token(parsing: damaged) }
    }
  }

  @Test func `random damage is never read as a token and never traps`() {
    let letters = Generator<Character>.element(of: Array("0123456789abcdefghijklmnopqrstuvwxyz-"))
    let edits = Generator<[(Int, Character)]>.array(
      of: zip(.integers(in: 0...(text.count - 1)), letters),
      count: 1...8
    )
    for index in 0..<20_000 {
      var damaged = Array(text)
      for (place, letter) in edits.value(seed: 1, case: index) ?? [] { damaged[place] = letter }
      guard String(damaged) != text else { continue }
      #expect(throws: TokenProblem.self) { try Token(parsing: String(damaged)) }
    }
  }

  @Test func `a text longer than any token is turned down at once`() {
    let long = String(repeating: "a", count: Token.maximumLength + 1)
    #expect(throws: TokenProblem.tooLong(Token.maximumLength + 1)) { try Token(parsing: long) }
  }

  @Test func `each problem says what to do`() {
    let problems: [TokenProblem] = [
      .notAToken, .truncated(found: 3, expected: 9), .damaged, .unknownVersion("t7"), .tooLong(9),
      .otherProperty(slug: "a-b", expected: "c d"),
    ]
    #expect(
      problems.map(\.description) == [
        "this is not a token; copy the whole text behind \"replay\" in the report",
        "the token is cut off after 3 of 9 characters; copy it whole",
        "the token is damaged: its checksum does not match; copy it again from the report",
        "the token is of version t7, this tool reads t1; use the version that wrote it",
        "the text has 9 characters, a token has at most 1200000",
        "the token is of the property a-b, not of \"c d\"; replay it there",
      ]
    )
  }
}
