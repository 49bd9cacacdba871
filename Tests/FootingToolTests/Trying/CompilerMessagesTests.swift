import Testing

@testable import FootingTool

@Suite struct CompilerMessagesTests {
  private let messages = CompilerMessages(
    text: """
      /a/View.swift:3:5: error: cannot find 'Map' in scope
          Map()
          ^~~
      /a/View.swift:4:9: warning: cannot find 'Warned' in scope
      /a/View.swift:5:9: error: value of type 'Text' has no member 'glow'
      /a/View.swift:6:1: error: no such module 'MapKit'
      /a/View.swift:7:1: error: cannot find type 'Region' in scope
      /a/View.swift:8:1: error: cannot infer contextual base in reference to member 'wide'
      /a/View.swift:9:1: error: cannot convert value of type 'Int' to 'String'
      /a/Other.swift:3:5: error: cannot find 'Map' in scope
      """
  )

  @Test func `names that nothing has are read off the compiler's messages, each once`() {
    #expect(messages.unknownNames == ["Map", "glow", "MapKit", "Region", "wide"])
  }

  @Test func `the lines of a file with errors are known`() {
    #expect(messages.faultyLines(of: "Other.swift") == [3])
    #expect(messages.faultyLines(of: "View.swift") == [3, 5, 6, 7, 8, 9])
  }
}
