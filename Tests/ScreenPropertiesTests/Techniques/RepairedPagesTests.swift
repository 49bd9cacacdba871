import Foundation
import HeadlessUI
import ScreenProperties
import SwiftUI
import Testing

/// The repaired pages against what is right, over many lengths and histories.
@MainActor
@Suite struct RepairedPagesTests {
  private let lengths: [CGFloat] = [0, 1, 2, 20, 34, 55, 70]

  @Test(arguments: [0, 1, 16, 40, 80])
  func `the bar ends where it should, whatever came before`(minimum: Int) throws {
    for container in lengths {
      let content = BarContent(bar: 50, minimum: minimum)
      let host = ScreenHost(RepairedInsetPage(content), on: .covered(container))
      for keyboard in [0, 300, 55, 1, 300, 20, 0, 2, 34] as [CGFloat] where keyboard != container {
        host.showKeyboard(keyboard)
        let wanted = CGFloat(minimum)
        let right =
          keyboard > 0 ? max(keyboard + wanted, container) : max(container, wanted)
        #expect(try host.distance(below: "bar") == right)
        #expect(host.settling.frames <= 1)
      }
    }
  }

  @Test(arguments: [0, 1, 16, 40])
  func `the button ends where it should and scrolls by what does not fit`(
    minimum: Int
  ) throws {
    for container in lengths {
      for height in [1, 400, 640, 900] {
        let content = PageContent(rows: 2, rowHeight: height / 2 + 1, button: 40, gap: 10)
        let host = ScreenHost(
          RepairedPage(content, minimum: minimum),
          on: .covered(container)
        )
        for keyboard in [0, 300, 0] as [CGFloat] {
          host.showKeyboard(keyboard)
          try host.scroll("button", to: CGPoint(x: 0, y: 10_000))
          let wanted = CGFloat(minimum)
          let covered = keyboard > 0 ? keyboard + wanted : max(container, wanted)
          #expect(try host.distance(below: "button") == covered)
          let natural = CGFloat(2 * (height / 2 + 1) + 10 + 10 + 40)
          #expect(host.scroll.maximum == max(0, natural - (800 - covered)))
        }
      }
    }
  }

  @Test func `the footer ends where it should, whatever came before`() throws {
    for rows in [1, 5, 12, 30] {
      let content = FormContent(rows: rows, upper: 20, lower: 30)
      let tall = HostScreen(size: CGSize(width: 400, height: 5000))
      let natural =
        try ScreenHost(MeasuredSpacerForm(content), on: tall)
        .element("upper").frame.maxY + 46
      let host = ScreenHost(RepairedForm(content), on: .covered(34))
      for keyboard in [0, 300, 310, 0, 55, 0] as [CGFloat] {
        host.showKeyboard(keyboard)
        let height = 800 - max(34, keyboard)
        #expect(
          try thousandths(host.element("lower").frame.maxY + host.scroll.offset)
            == thousandths(max(height, natural))
        )
        #expect(host.settling.frames <= 1)
        try host.scroll("lower", to: CGPoint(x: 0, y: 25))
      }
    }
  }

  @Test(arguments: [0, 1, 16, 64])
  func `each editor in turn keeps the gap`(gap: Int) throws {
    let content = EditorContent(editors: 3, gap: gap, button: 40)
    for screen in [HostScreen.covered(0), .covered(34), .covered(70)] {
      let host = ScreenHost(RepairedEditorPage(content), on: screen)
      for editor in [0, 1, 2, 0, 2, 1] {
        try host.focus("editor \(editor)")
        let distance = try host.distance(below: "editor \(editor)")
        #expect(distance >= 300 + CGFloat(gap))
        #expect(try host.element("editor \(editor)").frame.minY >= 0)
      }
      host.unfocus()
      try host.scroll("top", to: CGPoint(x: 0, y: 10_000))
      #expect(try host.distance(below: "block 2") == screen.safeArea.bottom)
    }
  }
}
