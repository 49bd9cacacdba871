import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct SceneVocabularyTests {
  @Test
  func `a preview's views run in a host`() throws {
    let host = ScreenHost { Greeting_Previews.previews }
    #expect(try host.element("greeting").frame.width > 0)
  }

  @Test
  func `starting an application by itself returns`() {
    GreetingApp.main()
  }
}

private struct Greeting: View {
  var body: some View { Text("Hello") }
}

private struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Greeting()
        .accessibilityIdentifier("greeting")
        .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
        .previewDisplayName("Greeting")
      Greeting()
        .previewLayout(.sizeThatFits)
        .preferredColorScheme(.dark)
    }
  }
}

private class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UITableView.appearance().backgroundColor = .clear
    return true
  }
}

private struct GreetingApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @Environment(\.scenePhase) private var scenePhase
  @State private var isOn = false

  var body: some Scene {
    WindowGroup {
      Greeting()
    }
    .onChange(of: scenePhase) { _, phase in isOn = phase == .active }
    .commands {
      CommandGroup(replacing: .newItem) {}
      CommandMenu("Tools") { Button("Sort") {} }
    }
    Settings { Greeting() }
  }
}
