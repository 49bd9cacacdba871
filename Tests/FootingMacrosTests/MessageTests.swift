import Foundation
import MacroExpansion
import Testing

@Suite struct MessageTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let message: String
    let answer: String

    var testDescription: String { message }
  }

  @Test(arguments: [
    Example(
      message: #"{"getCapability":{"capability":{"protocolVersion":7}}}"#,
      answer: #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    ),
    Example(
      message: #"{"loadPluginLibrary":{"libraryPath":"x","moduleName":"y"}}"#,
      answer: #"{"loadPluginLibraryResult":{"diagnostics":[],"loaded":false}}"#
    ),
    Example(
      message: #"{"somethingNew":{}}"#,
      answer: """
        {"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"message":\
        "the macros of Footing do not know what the compiler asks","notes":[],\
        "position":{"fileName":"","offset":0},"severity":"error"}]}}
        """
    ),
  ])
  func `a message has its answer`(_ example: Example) {
    let answer = MessageLoop.answer(to: Data(example.message.utf8))
    #expect(String(decoding: answer, as: UTF8.self) == example.answer)
  }

  @Test(arguments: ["", "{", "[]", "null", "\u{0}\u{1}"])
  func `garbage is answered with an error`(_ garbage: String) {
    let answer = String(decoding: MessageLoop.answer(to: Data(garbage.utf8)), as: UTF8.self)
    #expect(answer.contains("do not understand the compiler") || answer.contains("do not know"))
  }

  @Test func `a length that cannot be one ends the conversation`() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(repeating: 0xFF, count: 64))
    let channel = Channel(input: pipe.fileHandleForReading, output: .nullDevice)
    #expect(channel.read() == nil)
  }

  @Test func `a message that breaks off ends the conversation`() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data([9, 0, 0, 0, 0, 0, 0, 0, 1, 2]))
    try pipe.fileHandleForWriting.close()
    let channel = Channel(input: pipe.fileHandleForReading, output: .nullDevice)
    #expect(channel.read() == nil)
  }

  @Test func `a variable outside a container is an error`() {
    let message = """
      {"expandAttachedMacro":{"macro":{"typeName":"EntryMacro","name":"Entry","moduleName":"M"},
      "macroRole":"peer","discriminator":"d","attributeSyntax":{"source":"@Entry "},
      "declSyntax":{"source":"@Entry var x = 1"},"lexicalContext":[{"source":"struct A {}"}]}}
      """
    let answer = String(
      decoding: MessageLoop.answer(to: Data(message.utf8)),
      as: UTF8.self
    )
    #expect(answer.contains("put the variable into one"))
  }
}
