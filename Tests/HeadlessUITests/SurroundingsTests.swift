import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct SurroundingsTests {
  @Test
  func `a phone held upright is compact across and regular along`() throws {
    let host = ScreenHost { Surroundings() }
    #expect(try host.element("compact regular light leftToRight").frame.width > 0)
  }

  @Test
  func `a small phone held sideways is compact in both directions`() throws {
    let screen = HostScreen(size: CGSize(width: 844, height: 390))
    let host = ScreenHost(Surroundings(), on: screen)
    #expect(try host.element("compact compact light leftToRight").frame.width > 0)
  }

  @Test
  func `a pad is regular in both directions and reads from the right where its screen does`()
    throws
  {
    var screen = HostScreen(size: CGSize(width: 1024, height: 768))
    screen.isPad = true
    screen.isRightToLeft = true
    let host = ScreenHost(Surroundings(), on: screen)
    #expect(try host.element("regular regular light rightToLeft").frame.width > 0)
  }

  @Test
  func `values that a view sets reach what stands inside`() throws {
    let host = ScreenHost {
      Surroundings()
        .environment(\.colorScheme, .dark)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.horizontalSizeClass, .regular)
        .environment(\.locale, Locale(identifier: "de"))
        .environment(\.sizeCategory, .extraLarge)
    }
    #expect(try host.element("regular regular dark rightToLeft").frame.width > 0)
  }

  @Test
  func `dismissing what is not presented is of no effect`() throws {
    let host = ScreenHost { Sheet() }
    #expect(try host.element("Close").frame.width > 0)
  }

  @Test
  func `an address is opened by the action that a view sets`() throws {
    var opened: [String] = []
    _ = ScreenHost {
      Linking().environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url.absoluteString)
          return .handled
        }
      )
    }
    #expect(opened == ["https://example.com"])
  }
}

private struct Surroundings: View {
  @Environment(\.horizontalSizeClass) private var across
  @Environment(\.verticalSizeClass) private var along
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    if let across, let along {
      Text("\(name(across)) \(name(along)) \(String(describing: colorScheme)) \(words)")
    }
  }

  private var words: String { "\(direction)" }

  private func name(_ sizeClass: UserInterfaceSizeClass) -> String {
    sizeClass == .compact ? "compact" : "regular"
  }
}

private struct Sheet: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.presentationMode) var mode: Binding<PresentationMode>
  @Environment(\.isPresented) private var isPresented
  @Environment(\.editMode) private var editMode
  @Environment(\.openWindow) private var openWindow
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      Button("Back") { presentationMode.wrappedValue.dismiss() }
      Button("Away") { mode.wrappedValue.dismiss() }
    }
    .onAppear {
      dismiss()
      presentationMode.wrappedValue.dismiss()
    }
  }
}

private struct Linking: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Text("Open").onAppear {
      if let url = URL(string: "https://example.com") { openURL(url) }
    }
  }
}
