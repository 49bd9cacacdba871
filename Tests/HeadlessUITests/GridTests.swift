import Foundation
import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct GridTests {
  @Test func `flexible columns share the width, fixed ones keep theirs`() throws {
    let host = ScreenHost(on: .iPhone15) {
      LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(), GridItem(spacing: 20)], spacing: 5) {
        ForEach(0..<4) { Color.red.frame(height: 40).id("cell \($0)") }
      }
    }
    let top = try host.element("cell 0").frame.minY
    #expect(try host.element("cell 0").frame.width == 100)
    #expect(try host.element("cell 1").frame == CGRect(x: 108, y: top, width: 138.5, height: 40))
    #expect(try host.element("cell 2").frame.maxX == 393)
    #expect(try host.element("cell 3").frame == CGRect(x: 0, y: top + 45, width: 100, height: 40))
  }

  @Test func `as many adaptive columns stand side by side as fit`() throws {
    let host = ScreenHost(on: .iPhone15) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)]) {
        ForEach(0..<4) { Color.red.frame(height: 40).id("cell \($0)") }
      }
    }
    let (first, third) = try (host.element("cell 0").frame, host.element("cell 2").frame)
    #expect(abs(first.width - 373.0 / 3) < 0.01)
    #expect(abs(third.maxX - 393) < 0.01)
    #expect(abs(try host.element("cell 3").frame.minX) < 0.01)
  }

  @Test func `a column of a grid is as wide as its widest cell`() throws {
    let host = ScreenHost(on: .iPhone15) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Color.red.frame(width: 30, height: 20).id("a")
          Color.red.frame(width: 50, height: 30).id("b")
        }
        Color.green.frame(height: 1).gridCellUnsizedAxes(.horizontal).id("line")
        GridRow {
          Color.red.frame(width: 70, height: 20).id("c")
          Color.red.frame(width: 20, height: 20).gridColumnAlignment(.trailing).id("d")
        }
      }
    }
    let a = try host.element("a").frame
    #expect(a.minX == (393 - 130) / 2.0)
    #expect(try host.element("b").frame.minX == a.minX + 80)
    #expect(try host.element("line").frame.width == 130)
    #expect(try host.element("d").frame.maxX == a.minX + 130)
    #expect(try host.element("c").frame.minY == host.element("b").frame.maxY + 4 + 1 + 4)
  }

  struct Diagonal: Layout {
    struct Shift: LayoutValueKey { static let defaultValue: CGFloat = 0 }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      subviews.reduce(into: CGSize.zero) { size, view in
        let own = view.sizeThatFits(.unspecified)
        size.width += own.width
        size.height += own.height
      }
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      var corner = bounds.origin
      for view in subviews {
        let size = view.sizeThatFits(.unspecified)
        let point = CGPoint(x: corner.x + view[Shift.self], y: corner.y)
        view.place(at: point, proposal: ProposedViewSize(size))
        corner.x += size.width
        corner.y += size.height
      }
    }
  }

  @Test func `a layout of one's own places its views`() throws {
    let host = ScreenHost(on: .iPhone15) {
      Diagonal()() {
        Color.red.frame(width: 40, height: 20).id("a")
        Color.red.frame(width: 60, height: 30).layoutValue(key: Diagonal.Shift.self, value: 5)
          .id("b")
      }
    }
    let a = try host.element("a").frame
    #expect(a.minX == (393 - 100) / 2.0)
    #expect(try host.element("b").frame.minX == a.maxX + 5)
    #expect(try host.element("b").frame.minY == a.maxY)
  }

  @Test func `views keep their state when the layout around them changes`() throws {
    @MainActor struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    @MainActor struct Screen: View {
      @State private var isRow = false
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout())
        layout {
          Counter()
          Button("Turn") { isRow.toggle() }
        }
      }
    }
    let host = ScreenHost(Screen(), on: .iPhone15)
    try host.tap("count 0")
    try host.tap("Turn")
    let (counter, turn) = try (host.element("count 1").frame, host.element("Turn").frame)
    #expect(counter.maxX == turn.minX)
  }
}
