import SwiftUI
import Testing

@Suite @MainActor struct PreviewTests {
  private let previews = Previews.all(in: "FootingMacrosTests/SamplePreviews.swift")

  @Test func `previews are found by name`() {
    #expect(
      previews.map(\.name) == [
        nil, "named { \"(\"", "sideways", "wrapped", "previewable", "body", "available",
      ]
    )
  }

  @Test func `previews know their lines`() {
    #expect(previews.map(\.line) == [13, 18, 26, 31, 40, 52, 55])
  }

  @Test func `previews make their views`() {
    #expect(
      previews.map { shownText($0.makeView()) } == [
        "plain", "one\ncount 2", "count 3", "count 4", "count 5\nab", "as an argument",
        "available",
      ]
    )
  }

  @Test func `previews keep their traits`() {
    #expect(previews[2].traits == [.landscapeLeft, .fixedLayout(width: 320, height: 200)])
    #expect(previews[0].traits == [])
  }

  @Test func `types that provide previews are found`() {
    let own = ["Counter_Previews", "Plain"]
    let providers = Previews.providers.filter { own.contains("\($0)") }
    #expect(providers.map { "\($0)" } == ["Counter_Previews", "Plain"])
    #expect(providers.map { shownText($0.previews) } == ["count 6", "plain"])
  }

  @Test func `views of a group are previews, each for itself`() {
    #expect(Grouped_Previews.previewCount == 2)
    #expect((0..<2).map { shownText(Grouped_Previews.preview(at: $0)) } == ["count 7", "count 8"])
    #expect(Counter_Previews.previewCount == 1)
    #expect(shownText(Counter_Previews.preview(at: 0)) == "count 6")
  }
}

/// The texts of a view, a line each.
@MainActor
private func shownText(_ view: any View) -> String {
  ScreenHost(AnyView(view)).elements.flatMap(\.names).joined(separator: "\n")
}
