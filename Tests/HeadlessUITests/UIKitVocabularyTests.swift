import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct UIKitVocabularyTests {
  @Test
  func `fonts have the system font's lengths`() {
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    #expect(font.pointSize == 20)
    #expect(abs(font.lineHeight - 23.8671875) < 1e-9)
    #expect(abs(font.ascender - 19.04296875) < 1e-9)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test
  func `the preferred font is that of the running screen`() throws {
    var screen = HostScreen.iPhone15
    screen.typeSize = .accessibility1
    let host = ScreenHost(LineRuler(), on: screen)
    #expect(try host.element("28.0").frame.width > 0)
  }

  @Test
  func `a view of UIKit's takes the room that is proposed`() throws {
    let host = ScreenHost { NativeEditor(text: .constant("")).id("editor").frame(height: 120) }
    #expect(try host.element("editor").frame.size == CGSize(width: 393, height: 120))
    #expect(host.opaqueViews == ["NativeEditor"])
  }

  @Test
  func `a view of UIKit's has the size that the settings say`() throws {
    var settings = HostSettings()
    settings.opaqueSize = { $0 == "Spinner" ? CGSize(width: 20, height: 30) : nil }
    let host = ScreenHost(settings: settings) { Spinner().id("spinner") }
    #expect(try host.element("spinner").frame.size == CGSize(width: 20, height: 30))
  }

  @Test
  func `resigning takes the focus and the keyboard away`() throws {
    let host = ScreenHost { Form { TextField("Email", text: .constant("")) } }
    try host.focus("Email")
    #expect(host.screen.keyboardHeight == 336)
    host.perform { hideKeyboard() }
    #expect(host.screen.keyboardHeight == 0)
  }

  @Test
  func `the device is the running screen's`() {
    let host = ScreenHost(Text("Pay"), on: .iPhoneSE)
    host.perform {
      #expect(UIDevice.current.name == "iPhone SE")
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UIScreen.main.bounds.height == 667)
    }
  }

  @Test
  func `round corners of an outline lie inside of its rectangle`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = RoundedCorners(radius: 12, corners: [.topLeft, .topRight]).path(in: rect)
    #expect(path.boundingRect == rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 49)))
  }

  @Test
  func `appearances are set and change nothing`() throws {
    let host = ScreenHost { Themed() }
    #expect(try host.element("Pay").frame.width > 0)
  }
}

private func hideKeyboard() {
  MainActor.assumeIsolated {
    _ = UIApplication.shared.sendAction(
      Selector("resignFirstResponder"),
      to: nil,
      from: nil,
      for: nil
    )
  }
}

private struct LineRuler: View {
  var body: some View { Text(verbatim: "\(UIFont.preferredFont(forTextStyle: .body).pointSize)") }
}

private struct RoundedCorners: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius)
    )
    return Path(path.cgPath)
  }
}

private struct NativeEditor: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = UIFont.preferredFont(forTextStyle: .body)
    view.backgroundColor = .clear
    view.isScrollEnabled = false
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  class Coordinator: NSObject, UITextViewDelegate {
    @Binding var text: String

    init(text: Binding<String>) { _text = text }

    func textViewDidChange(_ textView: UITextView) { text = textView.text }
  }
}

private struct Spinner: UIViewRepresentable {
  func makeUIView(context: UIViewRepresentableContext<Spinner>) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .large)
  }

  func updateUIView(
    _ uiView: UIActivityIndicatorView,
    context: UIViewRepresentableContext<Spinner>
  ) {
    uiView.startAnimating()
  }
}

private struct Blur: UIViewRepresentable {
  var style = UIBlurEffect.Style.systemMaterial

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

private struct Camera: UIViewControllerRepresentable {
  @Environment(\.presentationMode) private var presentationMode

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct Themed: View {
  init() {
    UITableView.appearance().backgroundColor = .clear
    UITableView.appearance().separatorStyle = .none
    UITextView.appearance().backgroundColor = .clear
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    UITabBar.appearance().unselectedItemTintColor = UIColor(Color.gray)
    UISegmentedControl.appearance().selectedSegmentTintColor = .systemBlue
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(named: "brand")
    UINavigationBar.appearance().standardAppearance = appearance
  }

  var body: some View {
    VStack {
      Text("Pay")
        .frame(maxWidth: UIScreen.main.bounds.width - 32)
      Image(uiImage: UIImage(named: "logo") ?? UIImage())
        .resizable()
      Blur().frame(height: 10)
      Camera().frame(height: 10)
    }
    .onTapGesture {
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      let generator = UINotificationFeedbackGenerator()
      generator.notificationOccurred(.success)
      UIPasteboard.general.string = "copied"
      UIApplication.shared.windows.first?.endEditing(true)
      guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
      if UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url) }
    }
  }
}
