import HeadlessUI
import SwiftUI
import Testing

/// Every family of controls, with styles of one's own: that this compiles is most of the test.
@MainActor
@Suite struct ControlSamplesTests {
  @Test func `a list of all controls comes to rest`() throws {
    let host = ScreenHost(Everything())
    #expect(host.settling.isSettled)
    #expect(try host.element("Search...").frame.height == 22)
  }
}

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }) {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }
}

private struct OutlinedField: TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(12)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
  }
}

private struct Vertical: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon; configuration.title
    }
  }
}

private struct Ring: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(lineWidth: 4)
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    }
  }
}

private struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label; configuration.content
    }.padding()
  }
}

private final class Model: ObservableObject {
  @Published var text = ""
  @Published var isOn = false
  @Published var items = ["A", "B"]
}

private struct Everything: View {
  @StateObject var model = Model()
  @State var selection: String? = nil
  @State var index = 0
  let names = ["One", "Two"]
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    List {
      TextField("Search...", text: $model.text)
        .textFieldStyle(OutlinedField())
        .onSubmit(of: .text) { model.isOn = false }
        .disabled(model.isOn)
      Toggle(model.isOn ? "On" : "Off", isOn: $model.isOn).toggleStyle(CheckStyle())
      Toggle("", isOn: $model.isOn).labelsHidden()
      Picker("Pick", selection: $selection) {
        Text("None").tag(String?.none)
        ForEach(model.items, id: \.self) { item in Text(item).tag(item as String?) }
      }
      .pickerStyle(.inline)
      Picker("Pick", selection: $index) {
        ForEach(0..<names.count, id: \.self) { Text(names[$0]) }
      }
      .pickerStyle(MenuPickerStyle())
      .labelsHidden()
      ForEach(names, id: \.self) { name in
        Button {
          model.text = name
        } label: {
          Label(name, systemImage: "star").labelStyle(Vertical())
        }
        .buttonStyle(PlainButtonStyle())
      }
      Label {
        Text("A")
      } icon: {
        Circle().frame(width: 20, height: 20)
      }.labelStyle(.titleAndIcon)
      ProgressView("Loading", value: 0.4, total: 1).progressViewStyle(Ring())
      ProgressView { Text("x") }
      GroupBox(label: Label("Box", systemImage: "shippingbox")) { Text("In") }.groupBoxStyle(Card())
      DisclosureGroup {
        Text("y")
      } label: {
        Text("x")
      }
      EditButton()
      ShareLink(item: "text") { Label("Share", systemImage: "x") }
      ShareLink("Share", item: URL(fileURLWithPath: "/tmp"))
      Link(destination: URL(fileURLWithPath: "/tmp")) { Text("x") }
      AsyncImage(url: URL(string: "https://example.com")) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: URL(string: "https://example.com")) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable()
        case .failure: Image(systemName: "photo")
        @unknown default: EmptyView()
        }
      }
      ContentUnavailableView("No", systemImage: "x", description: Text("y"))
      ContentUnavailableView {
        Label("No", systemImage: "x")
      } description: {
        Text("y")
      } actions: {
        Button("z") {}
      }
      ContentUnavailableView.search
      Slider(value: .constant(2), in: 0...3, step: 1) {
        Text("a")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("3")
      } onEditingChanged: { _ in
      }
      Stepper("n: \(index)", value: $index, in: 0...10, step: 2) { _ in }
      Menu("m") {
        Button("a", action: {}); Divider(); Menu("n") { Text("o") }
      }.menuStyle(.borderlessButton)
      Menu {
        Text("x")
      } label: {
        Image(systemName: "ellipsis")
      } primaryAction: {
      }
      ControlGroup {
        Button("a") {}; Button("b") {}
      }
      TextEditor(text: $model.text).frame(height: 100)
      TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
      Text("x").controlSize(.large).buttonBorderShape(.capsule)
      SecureField("p", text: $model.text) { model.isOn = false }
      TextField("c", text: $model.text, onCommit: { model.isOn = true })
      TextField("Amount", value: $index, format: .currency(code: "USD"))
      TextField(LocalizedStringKey("k"), text: $model.text, prompt: Text("x"), axis: .vertical)
    }
  }
}
