import BottomLayouts
import Foundation
import HeadlessUI
import SwiftUI
import Testing

/// A scroll view over a bar of 50.
private struct BarScreen: View {
  var minimum: CGFloat = 16

  var body: some View {
    ScrollView {
      Block("content", 100)
    }
    .bottomSafeAreaInsets(minimumBottomSpacing: minimum, topSpacing: 0) { Block("bar", 50) }
  }
}

@MainActor
@Suite struct BottomSafeAreaInsetsTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var container: CGFloat
    var keyboard: CGFloat
    var minimum: CGFloat
    var distance: CGFloat
    var testDescription: String { "c \(container), k \(keyboard), m \(minimum): \(distance)" }
  }

  @Test(arguments: [
    Example(container: 34, keyboard: 0, minimum: 16, distance: 34),
    Example(container: 34, keyboard: 0, minimum: 40, distance: 40),
    Example(container: 34, keyboard: 336, minimum: 16, distance: 352),
    Example(container: 34, keyboard: 336, minimum: 0, distance: 336),
    Example(container: 0, keyboard: 0, minimum: 16, distance: 16),
    Example(container: 0, keyboard: 260, minimum: 16, distance: 276),
    Example(container: 20, keyboard: 0, minimum: 16, distance: 20),
    Example(container: 70, keyboard: 55, minimum: 16, distance: 71),
    Example(container: 70, keyboard: 55, minimum: 15, distance: 70),
    Example(container: 70, keyboard: 55, minimum: 0, distance: 70),
    Example(container: 70, keyboard: 71, minimum: 16, distance: 87),
    Example(container: 2, keyboard: 1, minimum: 0, distance: 2),
    Example(container: 2, keyboard: 1, minimum: 2, distance: 3),
  ])
  func `the bar keeps its distance to the edge and to the keyboard`(
    _ example: Example
  ) throws {
    let screen = HostScreen(
      size: CGSize(width: 400, height: 800),
      safeArea: EdgeInsets(top: 0, leading: 0, bottom: example.container, trailing: 0)
    )
    for settings in HostSettings.orders {
      let host = ScreenHost(
        BarScreen(minimum: example.minimum),
        on: screen,
        settings: settings
      )
      host.showKeyboard(example.keyboard)
      #expect(try host.distance(below: "bar") == example.distance)
    }
  }

  @Test func `the first frame is the right one, and its first layout too`() throws {
    let host = ScreenHost(BarScreen(), on: .homeIndicator)
    #expect(host.settling.frames == 1)
    #expect(try host.element("bar").frame == CGRect(x: 0, y: 716, width: 400, height: 50))
    #expect(BottomCoverRecord.firstPaddings(on: .homeIndicator) == [0])
    #expect(BottomCoverRecord.firstPaddings(on: .homeButton) == [16])
  }

  @Test func `showing, hiding and showing the keyboard leads where it led at first`() throws {
    for screen in [HostScreen.homeButton, .homeIndicator, .tabBar] {
      let host = ScreenHost(BarScreen(), on: screen)
      let rest = try host.element("bar").frame
      host.showKeyboard(300)
      #expect(host.settling.frames == 1)
      #expect(try host.distance(below: "bar") == 316)
      host.showKeyboard(55)
      host.hideKeyboard()
      #expect(try host.element("bar").frame == rest)
      host.showKeyboard(300)
      #expect(try host.distance(below: "bar") == 316)
    }
  }

  @Test func `the bar follows a keyboard that is dragged away`() throws {
    let host = ScreenHost(BarScreen(), on: .homeIndicator)
    host.showKeyboard(300)
    var distances: [CGFloat] = []
    try host.dismiss(inSteps: 6) { distances.append(try host.distance(below: "bar")) }
    #expect(distances == [266, 216, 166, 116, 66, 34])
  }

  @Test func `turning the screen with the keyboard up keeps the distance`() throws {
    let host = ScreenHost(BarScreen(), on: .iPhone15)
    host.showKeyboard(336)
    host.rotate()
    let keyboard = host.screen.keyboardHeight
    #expect(try host.distance(below: "bar") == keyboard + 16)
    host.hideKeyboard()
    #expect(try host.distance(below: "bar") == 21)
  }

  @Test func `what is inside sees the bar as safe area`() throws {
    let host = ScreenHost(BarScreen(), on: .homeIndicator)
    let scroll = try #require(host.scrolls.first)
    #expect(scroll.viewport == CGRect(x: 0, y: 0, width: 400, height: 716))
    #expect(scroll.bounds == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test func `a bar of text stays at its distance in every type size`() throws {
    for screen in [HostScreen.homeButton, .homeIndicator] {
      let host = ScreenHost(
        Color.clear.bottomSafeAreaInsets(minimumBottomSpacing: 16) { Text("Buy for 3.99") },
        on: screen
      )
      let height = try host.element("Buy for 3.99").frame.height
      for size in [DynamicTypeSize.accessibility5, .xSmall, .large] {
        host.changeTypeSize(to: size)
        #expect(try host.distance(below: "Buy for 3.99") == max(16, screen.safeArea.bottom))
      }
      #expect(try host.element("Buy for 3.99").frame.height == height)
    }
  }

  @Test func `a small view has its bar at the bottom of the screen`() throws {
    let host = ScreenHost(
      Text("Hello").bottomSafeAreaInsets(minimumBottomSpacing: 16) { Block("bar", 50) },
      on: .homeButton
    )
    #expect(try host.distance(below: "bar") == 16)
  }

  @Test func `one bar over another adds up`() throws {
    let host = ScreenHost(
      BarScreen().bottomSafeAreaInsets(minimumBottomSpacing: 16, topSpacing: 0) {
        Block("lower bar", 30)
      },
      on: .homeButton
    )
    #expect(try host.distance(below: "lower bar") == 16)
    #expect(try host.distance(below: "bar") == 46)
    host.showKeyboard(300)
    #expect(try host.distance(below: "lower bar") == 316)
    #expect(try host.distance(below: "bar") == 346)
  }
}

extension ScreenHost {
  fileprivate func dismiss(inSteps steps: Int, _ look: () throws -> Void) throws {
    var problem: (any Error)?
    dismissKeyboard(inSteps: steps) { _ in
      do { try look() } catch { problem = error }
    }
    if let problem { throw problem }
  }
}

/// The paddings that bars were given while a screen came up.
@MainActor
private final class BottomCoverRecord {
  private var paddings: [CGFloat] = []

  /// What a bar had below it in the first pass, read from where it stood.
  static func firstPaddings(on screen: HostScreen) -> [CGFloat] {
    let record = BottomCoverRecord()
    _ = ScreenHost(Recorded(record: record), on: screen)
    return record.paddings
  }

  private func note(_ frame: CGRect, _ screen: CGFloat, _ covered: CGFloat) {
    let padding = screen - covered - frame.maxY
    if paddings.last != padding { paddings.append(padding) }
  }

  private struct Recorded: View {
    let record: BottomCoverRecord

    var body: some View {
      Color.clear.bottomSafeAreaInsets(minimumBottomSpacing: 16) {
        GeometryReader { proxy in
          let _: Void = record.note(
            proxy.frame(in: .global),
            800,
            UIApplication.shared.bottomInset
          )
          Color.clear
        }
        .frame(height: 50)
      }
    }
  }
}

extension UIApplication {
  @MainActor fileprivate var bottomInset: CGFloat {
    let scene = connectedScenes.first as? UIWindowScene
    return scene?.windows.first?.safeAreaInsets.bottom ?? 0
  }
}
