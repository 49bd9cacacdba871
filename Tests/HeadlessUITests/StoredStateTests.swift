import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct StoredStateTests {
  @Test
  func `views that store under one name show one value`() throws {
    let host = ScreenHost { Counters() }
    #expect(try host.element("3 and 3").frame.width > 0)
  }

  @Test
  func `what one screen stores is unknown to the next`() throws {
    _ = ScreenHost { Counters() }
    let host = ScreenHost { StoredCount(step: 0) }
    #expect(try host.element("0").frame.width > 0)
  }

  @Test
  func `scaled lengths grow with the reader's text`() throws {
    var screen = HostScreen.iPhone15
    #expect(try ScreenHost(Badge(), on: screen).element("badge").frame.width == 17)
    screen.typeSize = .xxLarge
    #expect(try ScreenHost(Badge(), on: screen).element("badge").frame.width == 20)
  }

  @Test
  func `optional and raw values are stored as they are`() throws {
    let host = ScreenHost { Preferences() }
    #expect(try host.element("dark, Ann, 2").frame.width > 0)
  }
}

private struct StoredCount: View {
  @AppStorage("count") var count = 0
  var step: Int

  var body: some View {
    Text("\(count)").onAppear { count += step }
  }
}

private struct Counters: View {
  @AppStorage("count") private var count = 0

  var body: some View {
    VStack {
      StoredCount(step: 1)
      StoredCount(step: 2)
      Text("\(count) and \(count)")
    }
  }
}

private struct Badge: View {
  @ScaledMetric private var size = 17.0
  @ScaledMetric(relativeTo: .caption) private var gap: CGFloat = 4

  var body: some View { Color.red.frame(width: size, height: size).id("badge") }
}

private enum Theme: String {
  case light
  case dark
}

private struct Preferences: View {
  @AppStorage("theme") private var theme = Theme.light
  @AppStorage("user") private var user: String?
  @AppStorage("isOn", store: .standard) private var isOn = false
  @SceneStorage("tab") private var tab = 1

  var body: some View {
    Text("\(theme.rawValue), \(user ?? "nobody"), \(tab)")
      .onAppear {
        theme = .dark
        user = "Ann"
        tab = 2
        isOn = true
      }
  }
}
