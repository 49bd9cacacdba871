import HeadlessUI
import SwiftUI
import Testing

/// Controls as people write them: that this compiles is most of the test.
@MainActor
@Suite struct ControlVocabularyTests {
  @Test func `a settings screen comes to rest`() throws {
    let host = ScreenHost(SettingsScreen())
    #expect(host.settling.isSettled)
    #expect(try host.element("Name").role == .field)
  }

  @Test func `a sign-in screen comes to rest`() throws {
    let host = ScreenHost(SignInScreen())
    #expect(host.settling.isSettled)
    #expect(try host.element("Sign in").isEnabled == false)
    try host.type("ada@example.com", into: "Email")
    try host.type("secret", into: "Password")
    #expect(try host.element("Sign in").isEnabled)
  }
}

private struct SettingsScreen: View {
  enum Theme: String, CaseIterable, Identifiable {
    case light, dark, system
    var id: Self { self }
  }

  @State private var name = ""
  @State private var bio = ""
  @State private var age = 30
  @State private var weight: Double? = nil
  @State private var isOn = true
  @State private var volume = 0.5
  @State private var theme = Theme.system
  @State private var start = Date()
  @State private var colour = Color.red
  @State private var isOpen = true

  var body: some View {
    Form {
      Section(header: Text("Profile")) {
        TextField("Name", text: $name)
        TextField("Name again", text: $name, prompt: Text("Required"))
        TextField("Bio", text: $bio, axis: .vertical).lineLimit(2...4)
        TextField("Age", value: $age, format: .number)
        TextField("Weight", value: $weight, format: .number)
        TextField("Age", value: $age, formatter: NumberFormatter())
        TextField(text: $name, prompt: Text("Prompt")) { Text("Label") }
        LabeledContent("Plan") { Text("Free") }
        LabeledContent("Seats", value: 3, format: .number)
      }
      Section("Look") {
        Toggle("Large", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .green))
        Toggle(isOn: $isOn) { Label("Sound", systemImage: "speaker") }
        Toggle("Pinned", systemImage: "pin", isOn: $isOn).toggleStyle(.button)
        Picker("Theme", selection: $theme) {
          ForEach(Theme.allCases) { theme in Text(theme.rawValue.capitalized).tag(theme) }
        }
        .pickerStyle(SegmentedPickerStyle())
        Picker(selection: $theme, label: Text("Theme")) {
          ForEach(Theme.allCases, id: \.self) { Text($0.rawValue) }
        }
        Picker(selection: $theme) {
          Text("Light").tag(Theme.light)
        } label: {
          Label("Theme", systemImage: "paintbrush")
        }
        Stepper(value: $age, in: 0...120) { Text("Age: \(age)") }
        Stepper("Age", onIncrement: { age += 1 }, onDecrement: { age -= 1 })
        Slider(value: $volume, in: 0...1) { editing in isOn = editing }
        DatePicker("Start", selection: $start, in: Date()..., displayedComponents: .date)
        DatePicker(selection: $start) { Text("Start") }.datePickerStyle(.graphical)
        ColorPicker("Colour", selection: $colour, supportsOpacity: false)
        ProgressView(value: volume) {
          Text("Done")
        } currentValueLabel: {
          Text("50 %")
        }
        Gauge(value: volume, in: 0...1) { Text("Level") }
        DisclosureGroup("More", isExpanded: $isOpen) { Text("Details") }
        Button("Delete", role: .destructive) {}
        Button(role: .cancel, action: {}) { Text("Cancel") }
      }
    }
  }
}

private struct SignInScreen: View {
  @State private var email = ""
  @State private var password = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 16) {
      TextField("Email", text: $email, onEditingChanged: { _ in }, onCommit: {})
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .focused($isFocused)
      SecureField("Password", text: $password)
        .textFieldStyle(.roundedBorder)
        .onSubmit { signIn() }
      Button(action: signIn) {
        Text("Sign in").frame(maxWidth: .infinity)
      }
      .buttonStyle(.primary)
      .disabled(email.isEmpty || password.isEmpty)
      Button("Forgot?", action: signIn).buttonStyle(.borderless).controlSize(.small)
      Menu {
        Button("Copy", systemImage: "doc.on.doc") {}
      } label: {
        Label("More", systemImage: "ellipsis.circle")
      }
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .frame(height: 20)
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
    }
    .padding()
  }

  private func signIn() { isFocused = false }
}

private struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(isEnabled ? Color.blue : Color.gray)
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  fileprivate static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}
