import Foundation
import MacroExpansion
import Testing

@Suite struct ExpansionTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let source: String
    let expansion: String

    var testDescription: String { source }
  }

  /// What stands after the line of `#Preview` in the expansion of `source`.
  private func preview(_ source: String) throws -> String {
    let syntax: [String: Any] = [
      "source": source,
      "location": ["fileID": "App/A.swift", "fileName": "A.swift", "line": 7, "offset": 90],
    ]
    let expansion = try expansion([
      "expandFreestandingMacro": [
        "macro": ["typeName": "PreviewMacro"], "discriminator": "$d", "syntax": syntax,
      ]
    ])
    return try #require(expansion)
  }

  private func entry(_ source: String, role: String, in context: String) throws -> String? {
    try expansion([
      "expandAttachedMacro": [
        "macro": ["typeName": "EntryMacro"], "macroRole": role,
        "declSyntax": ["source": source], "attributeSyntax": ["source": "@Entry"],
        "lexicalContext": [["source": context]],
      ]
    ])
  }

  private func expansion(_ message: [String: Any]) throws -> String? {
    let data = MessageLoop.answer(to: try JSONSerialization.data(withJSONObject: message))
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
    return answer?["expandMacroResult"]?["expandedSource"] as? String
  }

  @Test func `a preview becomes an address in a section`() throws {
    let source = "\n\n// Before.\n#Preview(\"a\", traits: .portrait) { Text(\"}\") }"
    #expect(
      try preview(source) == """
        @used @section("footing_previews")
        nonisolated private let $d7previewfMu_: @convention(c) (UnsafeMutableRawPointer) -> Void = {
          RegisteredPreview.register(in: $0, fileID: "App/A.swift", line: 10) {
            RegisteredPreview("a", traits: .portrait) { Text("}") }
          }
        }
        """
    )
  }

  @Test(arguments: [
    Example(source: "#Preview { A() } ", expansion: "RegisteredPreview { A() }\n"),
    Example(source: "#Preview() { A() }", expansion: "RegisteredPreview() { A() }\n"),
    Example(
      source: "#Preview /* { */ (\"\\(\"{\")\") { \"\"\"\n  }\"\"\" }",
      expansion: "RegisteredPreview /* { */ (\"\\(\"{\")\") { \"\"\"\n  }\"\"\" }\n"
    ),
    Example(
      source: "#Preview { #\"}\\\"# /* } /* } */ } */ }",
      expansion: "RegisteredPreview { #\"}\\\"# /* } /* } */ } */ }\n"
    ),
    Example(
      source: "#Preview(body: { A() })",
      expansion: "RegisteredPreview(body: { A() })\n"
    ),
    Example(source: "#Preview {", expansion: "RegisteredPreview {}\n"),
  ])
  func `a preview keeps its arguments and its statements`(_ example: Example) throws {
    let text = try preview(example.source)
    #expect(text.contains("    " + example.expansion), "\(text)")
  }

  @Test func `a preview that breaks off anywhere is still answered`() throws {
    let source =
      "@a #Preview(\"\\(1)\", /* */ x: #\"\\#(2)\"#) {\n@Previewable\n@State var a: Int\n= [1] // \n}"
    for length in 0...source.count {
      #expect(try preview(String(source.prefix(length))).hasPrefix("@used"))
      #expect(try preview(String(source.suffix(length))).hasPrefix("@used"))
    }
  }

  @Test func `an entry that breaks off anywhere is still answered`() throws {
    let source = "@Entry /* */ var `a`: [Int: String]? = [1: \"\\(2)\"] // "
    for length in 0...source.count {
      for part in [source.prefix(length), source.suffix(length)] {
        let context = String("extension EnvironmentValues {}".prefix(length))
        let key = try entry(String(part), role: "peer", in: context)
        #expect(key?.hasPrefix("private struct") ?? true)
      }
    }
  }

  @Test func `previewable variables become properties`() throws {
    let source = """
      #Preview {
        @Previewable @State var a = [
          1,
        ]
        @Previewable @State var b: String
          = "b"; let c = 1
        return A(a, b)
      }
      """
    let text = try preview(source)
    #expect(text.contains(" @State var a = [\n    1,\n  ]\n @State var b: String\n    = \"b\"\n"))
    #expect(text.contains("var body: some View {\n  \n  ; let c = 1\n  return A(a, b)\n}"))
  }

  @Test(arguments: [
    Example(
      source: "@Entry var a: Int = 1",
      expansion: """
        private struct __Key_a: EnvironmentKey {
          static var defaultValue: Int {
            return 1
          }
        }
        """
    ),
    Example(
      source: "@Entry public var a = { (x: Int) in x == 1 }",
      expansion: """
        private struct __Key_a: EnvironmentKey {
          static let defaultValue = { (x: Int) in x == 1 }
        }
        """
    ),
  ])
  func `an entry becomes a key`(_ example: Example) throws {
    let context = "extension SwiftUI.EnvironmentValues {}"
    #expect(try entry(example.source, role: "peer", in: context) == example.expansion)
  }

  @Test(arguments: ["@Entry var a: Int", "@Entry func a() {}"])
  func `what cannot be an entry has no key`(_ source: String) throws {
    #expect(try entry(source, role: "peer", in: "extension EnvironmentValues {}") == nil)
  }
}
