import SwiftUI

/// Something as wide as there is room, with a height and a name.
struct Bar: View {
  let name: String
  let height: CGFloat

  init(_ name: String, _ height: CGFloat) {
    self.name = name
    self.height = height
  }

  var body: some View { Color.blue.frame(height: height).id(name) }
}

/// A button of a height.
struct BarButton: View {
  let name: String
  let height: CGFloat
  let action: @MainActor () -> Void

  init(_ name: String, _ height: CGFloat, action: @escaping @MainActor () -> Void = {}) {
    self.name = name
    self.height = height
    self.action = action
  }

  var body: some View {
    Button(action: action) { Color.blue.frame(height: height) }.id(name)
  }
}

/// A field of a height.
struct Field: View {
  let name: String
  let height: CGFloat

  init(_ name: String, _ height: CGFloat) {
    self.name = name
    self.height = height
  }

  var body: some View { TextEditor(text: .constant("")).frame(height: height).id(name) }
}

/// Rows of a height together, and a last one of 44 points.
struct Rows: View {
  let height: CGFloat

  init(_ height: CGFloat) { self.height = height }

  var body: some View {
    VStack(spacing: 0) {
      Bar("rows", height)
      Bar("last", 44)
    }
  }
}

/// Lines of text that are neither wrapped nor cut off.
struct Lines: View {
  let count: Int

  init(_ count: CGFloat) { self.count = Int(count) }

  var body: some View {
    Text(Array(repeating: "line", count: count).joined(separator: "\n"))
      .fixedSize()
      .accessibilityIdentifier("lines")
  }
}

/// What stands at the bottom of a page that fills the safe area, and of the regions that it ignores
/// the lower part.
struct Page<Content: View>: View {
  let ignored: SafeAreaRegions
  let content: Content

  init(ignoring regions: SafeAreaRegions = [], @ViewBuilder content: () -> Content) {
    ignored = regions
    self.content = content()
  }

  var body: some View {
    Color.clear.overlay(alignment: .bottom) { content }
      .ignoresSafeArea(ignored, edges: .bottom)
  }
}

/// What stands on a tab's page.
struct OneTab<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    TabView { content.tabItem { Text("Tab") } }
  }
}

/// A window that ends above the screen's bottom, as one that floats over others: its content at its
/// bottom.
struct RaisedWindow<Content: View>: View {
  let distance: CGFloat
  let content: Content

  init(by distance: CGFloat, @ViewBuilder content: () -> Content) {
    self.distance = distance
    self.content = content()
  }

  var body: some View {
    Page(ignoring: .all) {
      Color.clear.id("window").overlay(alignment: .bottom) { content }
        .padding(.bottom, distance)
    }
  }
}

/// Content that makes room by itself: a value that is changed as the keyboard tells of itself.
struct ByHand<Value, Content: View>: View {
  @State private var value: Value
  private let shown: (inout Value, CGFloat) -> Void
  private let hidden: (inout Value) -> Void
  private let content: (Value) -> Content

  /// - Parameters:
  ///   - start: The value before any keyboard.
  ///   - shown: What becomes of it when one comes up, or changes, with its height.
  ///   - hidden: What becomes of it when the keyboard goes.
  ///   - content: The view with a value.
  init(
    _ start: Value,
    shown: @escaping (inout Value, CGFloat) -> Void,
    hidden: @escaping (inout Value) -> Void,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    _value = State(initialValue: start)
    self.shown = shown
    self.hidden = hidden
    self.content = content
  }

  var body: some View {
    content(value)
      .onReceive(KeyboardNews.heights) { height in
        if height > 0 { shown(&value, height) } else { hidden(&value) }
      }
  }
}

extension ByHand where Value == CGFloat {
  /// Content that knows the height of the keyboard, 0 while it is hidden.
  init(@ViewBuilder content: @escaping (CGFloat) -> Content) {
    self.init(0, shown: { $0 = $1 }, hidden: { $0 = 0 }, content: content)
  }

  /// Content that knows the height that the keyboard had last, and misses that it was hidden.
  init(missingHide: Void, @ViewBuilder content: @escaping (CGFloat) -> Content) {
    self.init(0, shown: { $0 = $1 }, hidden: { _ in }, content: content)
  }
}

/// Content at the bottom of a page, lifted by a distance that is made of the keyboard's height.
struct Lifted<Content: View>: View {
  let ignored: SafeAreaRegions
  let distance: (CGFloat) -> CGFloat
  let content: Content

  init(
    ignoring regions: SafeAreaRegions = .all,
    by distance: @escaping (CGFloat) -> CGFloat,
    @ViewBuilder content: () -> Content
  ) {
    ignored = regions
    self.distance = distance
    self.content = content()
  }

  var body: some View {
    Page(ignoring: ignored) {
      ByHand { keyboard in content.padding(.bottom, distance(keyboard)) }
    }
  }
}

/// What the keyboard tells of itself.
@MainActor
enum KeyboardNews {
  /// From the bottom of the screen, home indicator included; 0 when it goes. (rule 9.6)
  static var heights: some Publisher<CGFloat, Never> {
    let center = NotificationCenter.default
    let shown = center.publisher(for: UIResponder.keyboardWillShowNotification)
      .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue }
      .map(\.cgRectValue.height)
    let hidden = center.publisher(for: UIResponder.keyboardWillHideNotification)
      .map { _ in CGFloat(0) }
    return shown.merge(with: hidden)
  }
}

/// What the application knows of its window.
@MainActor
enum Window {
  /// What the home indicator covers.
  static var inset: CGFloat {
    UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0
  }

  static var height: CGFloat { UIScreen.main.bounds.height }
}
