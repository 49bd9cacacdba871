import Foundation
import Testing

@testable import FootingTool

/// `footing try` as its users run it.
@Suite struct TryProcessTests {
  @Test func `a planted fault is found, and nothing else`() throws {
    let folder = try TemporaryFolder(["Pay.swift": Self.pay(".ignoresSafeArea(.keyboard)")])
    let result = try Self.run(["try", folder.path("Pay.swift"), "--seed", "1"], in: folder)
    #expect(result.complaints == "")
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "trying 1 screen, seed 0x1")
    #expect(lines.filter { $0.hasPrefix("FAIL") }.count == 1)
    #expect(
      lines[1] == "FAIL  Pay.swift preview/every button can be reached above the keyboard, while"
    )
    #expect(
      result.output.contains("  smallest: 320 × 241, no safe area, no keyboard; show keyboard 1\n")
    )
    #expect(
      result.output.contains(
        "  reason: the Pay ends at 241, the keyboard begins at 240: 1 pt stay covered\n"
      )
    )
    let replay = try #require(lines.last { $0.hasPrefix("  replay: ") })
    let words = replay.split(separator: " ").suffix(4)
    #expect(words.dropLast(2) == ["try", "--replay"])
    let again = try Self.run(Array(words.map(String.init)), in: folder)
    #expect(again.status == 1)
    #expect(again.output.contains("is broken, by 1 pt\n"))
  }

  @Test func `a view that keeps all claims holds`() throws {
    let folder = try TemporaryFolder([
      "Pay.swift": Self.pay(""),
      "App.swift": """
      import SwiftUI

      @main
      struct ShopApp: App {
        var body: some Scene { WindowGroup { PayScreen() } }
      }

      struct Card: View {
        let title: String

        var body: some View { Text(title) }
      }
      """,
    ])
    let result = try Self.run(["try", folder.url.path, "--seed", "1", "--cases", "60"], in: folder)
    #expect(result.complaints == "")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines[1] == "not tried: Card: made from values; show them in a #Preview")
    #expect(lines.filter { $0.hasPrefix("ok  ") }.count == 2)
    #expect(lines[2].hasPrefix("ok    Pay.swift preview/all claims: holds, 60 cases"))
    #expect(lines[3].hasPrefix("ok    Pay.swift preview/all claims on given screens: holds, "))
  }

  @Test func `a file that can't be compiled is answered by the compiler and the unknown names`()
    throws
  {
    let folder = try TemporaryFolder(["Pay.swift": Self.pay(".glow(radius: 4)")])
    let file = folder.path("Pay.swift")
    let result = try Self.run(["try", file], in: folder)
    #expect(result.status == 3)
    #expect(result.output == "")
    let lines = result.complaints.split(separator: "\n")
    #expect(lines.first == "footing try: the files can't be compiled:")
    #expect(lines.contains { $0.hasPrefix("\(file):12:6: error: value of type '") })
    #expect(lines.last == "not modelled here, misspelt, or in a file that is not given: ‘glow’")
  }

  @Test func `a view that traps is reported with its case`() throws {
    let folder = try TemporaryFolder([
      "Deep.swift": """
      import SwiftUI

      struct Deep: View {
        var body: some View {
          GeometryReader { proxy in Text(label(proxy.size.width)) }
        }

        private func label(_ width: CGFloat) -> String {
          if width > 700 { fatalError("too wide") }
          return "\\(width)"
        }
      }
      """
    ])
    let file = folder.path("Deep.swift")
    let result = try Self.run(["try", file, "--seed", "1", "--cases", "50"], in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("\"Deep/all claims\" crashes\n"))
    #expect(result.output.contains("TriedViews/Deep.swift:9: Fatal error:\n    too wide\n"))
    #expect(result.output.contains("  smallest: 701 × 1, no safe area, no keyboard\n"))
  }

  /// A field, and a button at the bottom, with a modifier around both.
  private static func pay(_ modifier: String) -> String {
    """
    import SwiftUI

    struct PayScreen: View {
      @State private var name = ""

      var body: some View {
        VStack {
          TextField("Name", text: $name)
          Spacer()
          Button("Pay") {}
        }
        \(modifier)
      }
    }

    #Preview { PayScreen() }
    """
  }

  private static func run(
    _ arguments: [String],
    in folder: TemporaryFolder
  ) throws -> BuiltTool.Result {
    try BuiltTool.footing.run(
      arguments,
      environment: ["XDG_CACHE_HOME": folder.path(".cache")]
    )
  }
}
