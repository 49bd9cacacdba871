import Testing

@testable import FootingTool

@Suite struct TerminalTests {
  @Test func `control characters are written as digits, and lines stay lines`() {
    #expect(
      escaped("a\u{1B}[31m\r\n\u{7F}\u{9B}ä ┌ 👍🏽") == #"a\u001B[31m\u000D"# + "\n"
        + #"\u007F\u009Bä ┌ 👍🏽"#
    )
  }
}
