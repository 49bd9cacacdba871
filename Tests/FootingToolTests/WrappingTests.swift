import Testing

@testable import FootingTool

@Suite struct WrappingTests {
  private let forty = String(repeating: "abc ", count: 10)

  @Test func `a line of 80 columns stays, and one of 81 is broken between words`() {
    let eighty = forty + forty.dropLast() + "d"
    #expect(eighty.count == 80)
    #expect(wrapped(eighty) == eighty)
    let broken = (forty + forty).dropLast().description
    #expect(wrapped(eighty + "e") == broken.dropLast(4) + "\n  abcde")
  }

  @Test func `what goes on stands two columns deeper`() {
    #expect(
      wrapped("    " + forty + forty + "end") == "    \(forty)\(forty.dropLast(5))\n      abc end"
    )
  }

  @Test func `columns in front of the first line count`() {
    let text = "  " + forty + forty.dropLast(5)
    #expect(wrapped(text, after: 3) == text)
    #expect(wrapped(text, after: 4) == "  \(forty)\(forty.dropLast(9))\n        abc")
  }

  @Test func `a word that is too long stays whole, and so does what is to be pasted`() {
    let long = String(repeating: "x", count: 100)
    #expect(wrapped("a \(long) b") == "a\n  \(long)\n  b")
    #expect(wrapped("  replay: footing replay \(long)") == "  replay: footing replay \(long)")
    #expect(wrapped("again: footing check \(long)") == "again: footing check \(long)")
  }

  @Test func `each line is broken on its own, and empty lines stay`() {
    #expect(wrapped("a\n\n\(forty)\(forty)end") == "a\n\n\(forty)\(forty.dropLast())\n  end")
  }
}
