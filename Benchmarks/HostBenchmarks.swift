import Foundation
import HeadlessUI

/// Screens that run, brought to rest on a window of another height each time. Their names say how
/// many passes that takes.
@MainActor
enum HostBenchmarks {
  static var all: [Benchmark] {
    [
      settling("host/form", FooterForm()),
      settling("host/stateless", SignIn()),
      settling("host/stateful", Measured()),
    ]
  }

  private static func settling<Root: View>(_ name: String, _ root: Root) -> Benchmark {
    let host = ScreenHost(root, on: .iPhone14)
    resize(host, 0)
    let passes = host.settling.passes
    return Benchmark(name: "\(name)-\(passes)-passes", nodes: 1) { times in
      MainActor.assumeIsolated {
        for time in 0..<times { resize(host, time) }
        return host.screen.size.height
      }
    }
  }

  private static func resize(_ host: ScreenHost, _ time: Int) {
    host.resize(to: CGSize(width: 390, height: 700 + 3 * Double(time % 211)))
  }
}

/// A form whose footer ends at the bottom of the screen: it measures where both end, and sets the
/// length of a spacer.
private struct FooterForm: View {
  @State private var gap: CGFloat?
  @State private var bottom: CGFloat = 0 {
    didSet { gap = nil }
  }

  var body: some View {
    GeometryReader { geometry in
      Form {
        Section {
          ForEach(1..<5) { TextField("Field \($0)", text: .constant("")) }
        } header: {
          Text("Above")
        } footer: {
          VStack(alignment: .leading) {
            Text("Below")
            Spacer(minLength: gap ?? 16)
            Text("At the end")
          }
          .anchorPreference(key: EndKey.self, value: .bottom) { $0 }
        }
        .onPreferenceChange(EndKey.self) { end in
          guard let end, gap == nil else { return }
          gap = max(16, abs(bottom - geometry[end].y))
        }
      }
      .overlay {
        GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
      }
      .onPreferenceChange(HeightKey.self) { bottom = $0 }
    }
  }
}

/// A screen of known lengths and texts, without state.
private struct SignIn: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("Welcome").font(.largeTitle)
      Text("Sign in to go on")
      TextField("Email", text: .constant(""))
      TextField("Password", text: .constant(""))
      Spacer()
      Button("Continue") {}.padding()
    }
    .padding()
  }
}

/// A button pushed down by a length that is measured.
private struct Measured: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: height / 2)
      Button("Continue") {}
      Spacer()
    }
    .overlay {
      GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

private struct EndKey: PreferenceKey {
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = nextValue()
  }
}

private struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
