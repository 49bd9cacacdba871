import HeadlessUI
import SwiftUI
import Testing

/// Section D of the known numbers, written as views: 390 × 844, safe area 47 above and 34 below, a
/// keyboard of 336 where there is one.
@MainActor
@Suite struct SafeAreaGoldenTests {
  @Test func `D1: a reader fills the safe area`() {
    let screen = GoldenScreen { Reader(readings: $0) }
    #expect(screen.readings.frames["reader"] == CGRect(0, 47, 390, 763))
    #expect(screen.readings.insets["reader"]?.top == 47)
    #expect(screen.readings.insets["reader"]?.bottom == 34)
  }

  @Test func `D0 and D2: the keyboard does not add to the home indicator`() {
    let screen = GoldenScreen(keyboard: 336) { Reader(readings: $0) }
    #expect(screen.readings.frames["reader"] == CGRect(0, 47, 390, 461))
    #expect(screen.readings.insets["reader"]?.bottom == 336)
  }

  @Test func `D3: ignoring the keyboard leaves the home indicator`() {
    let screen = GoldenScreen(keyboard: 336) {
      Reader(readings: $0).ignoresSafeArea(.keyboard, edges: .bottom)
    }
    #expect(screen.readings.frames["reader"] == CGRect(0, 47, 390, 763))
    #expect(screen.readings.insets["reader"]?.bottom == 34)
  }

  @Test func `D4: ignoring the container is of no effect under the keyboard`() {
    let screen = GoldenScreen(keyboard: 336) {
      Reader(readings: $0).ignoresSafeArea(.container, edges: .bottom)
    }
    #expect(screen.readings.frames["reader"] == CGRect(0, 47, 390, 461))
    #expect(screen.readings.insets["reader"]?.bottom == 336)
  }

  @Test func `D6: ignoring the container reaches the screen's edge`() {
    let screen = GoldenScreen {
      Reader(readings: $0).ignoresSafeArea(.container, edges: .bottom)
    }
    #expect(screen.readings.frames["reader"] == CGRect(0, 47, 390, 797))
    #expect(screen.readings.insets["reader"]?.bottom == 0)
  }

  @Test func `D7: ignoring a keyboard that is not there changes nothing`() {
    let screen = GoldenScreen { Reader(readings: $0).ignoresSafeArea(.keyboard) }
    #expect(screen.readings.frames["reader"] == CGRect(0, 47, 390, 763))
    #expect(screen.readings.insets["reader"]?.bottom == 34)
  }

  @Test func `D8: a colour in a stack is drawn out of the safe area`() throws {
    let screen = GoldenScreen { _ in
      VStack(spacing: 0) {
        Color.red.id("inside").ignoresSafeArea()
        Color.blue.frame(width: 50, height: 50).id("box")
      }
    }
    #expect(try screen.frame("inside") == CGRect(0, 0, 390, 760))
    #expect(try screen.frame("box") == CGRect(170, 760, 50, 50))
  }

  @Test func `D10: a chat under a bar that ignores the keyboard, measured on a device`() {
    let screen = GoldenScreen(on: .barred, keyboard: 328) {
      Reader(readings: $0).ignoresSafeArea(.keyboard, edges: .bottom)
    }
    #expect(screen.readings.frames["reader"] == CGRect(0, 116, 402, 724))
  }

  @Test func `D11: a chat under a bar that ignores all, measured on a device`() {
    let screen = GoldenScreen(on: .barred, keyboard: 328) {
      Reader(readings: $0).ignoresSafeArea(edges: .bottom)
    }
    #expect(screen.readings.frames["reader"] == CGRect(0, 116, 402, 758))
  }

  @Test func `D17: a bar with the standard gap`() throws {
    let screen = GoldenScreen { readings in
      Reader(readings: readings).safeAreaInset(edge: .bottom) {
        Color.red.frame(height: 50).id("bar")
      }
    }
    #expect(screen.readings.frames["reader"] == CGRect(0, 47, 390, 705))
    #expect(screen.readings.insets["reader"]?.bottom == 92)
    #expect(try screen.frame("bar") == CGRect(0, 760, 390, 50))
  }

  @Test func `D19: a bar on the keyboard`() throws {
    let screen = GoldenScreen(keyboard: 336) { readings in
      Reader(readings: readings).safeAreaInset(edge: .bottom, spacing: 0) {
        Color.red.frame(height: 50).id("bar")
      }
    }
    #expect(screen.readings.frames["reader"] == CGRect(0, 47, 390, 411))
    #expect(screen.readings.insets["reader"]?.bottom == 386)
    #expect(try screen.frame("bar") == CGRect(0, 458, 390, 50))
  }
}

extension HostScreen {
  /// 402 × 874 with a navigation bar in its safe area.
  fileprivate static let barred = HostScreen(
    size: CGSize(width: 402, height: 874),
    safeArea: EdgeInsets(top: 116, leading: 0, bottom: 34, trailing: 0)
  )
}
