import Foundation
import HeadlessUI
import Observation
import SwiftUI
import Testing

private struct Height: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

extension View {
  fileprivate func measured(_ action: @escaping (CGFloat) -> Void) -> some View {
    overlay {
      GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) }
    }
    .onPreferenceChange(Height.self, perform: action)
  }
}

/// A box whose height depends on its own height.
private struct Oscillating: View {
  @State private var isHigh = false
  let log: EventLog
  var later: (@escaping @Sendable @MainActor () -> Void) -> Void = { work in work() }

  var body: some View {
    Color.red.frame(height: isHigh ? 10 : 20).id("box")
      .measured { height in
        log.note("\(Int(height))")
        later { isHigh = height > 15 }
      }
  }
}

private struct Growing: View {
  @State private var count = 0
  let log: EventLog

  var body: some View {
    Text("\(count)")
      .onAppear { count = 1 }
      .onChange(of: count) {
        log.note("\(count)")
        count += 1
      }
  }
}

private struct GeometryCycle: View {
  @State private var isHigh = false
  let log: EventLog

  var body: some View {
    Color.red.frame(height: isHigh ? 10 : 20)
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { height in
        log.note("\(Int(height))")
        isHigh = height > 15
      }
  }
}

private struct KeyboardReader: View {
  @State private var height: CGFloat = 0
  let log: EventLog

  var body: some View {
    GeometryReader { geometry in
      let _: Void = log.note("\(Int(height)) \(Int(geometry.safeAreaInsets.bottom))")
      Color.clear
    }
    .onReceive(
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      height = frame?.height ?? -1
    }
  }
}

private struct Writer: View {
  @State private var value = 0
  let log: EventLog

  var body: some View {
    log.note("body \(value)")
    return VStack {
      Text("\(value)")
      Button("Same") { value = 0 }
      Button("Twice") {
        value = 1
        value = 0
      }
      Button("Other") { value = 5 }
    }
  }
}

@Observable
private final class Model {
  var read = 0
  var unread = 0
}

private struct Observer: View {
  let model: Model
  let log: EventLog

  var body: some View {
    log.note("body \(model.read)")
    return Text("read \(model.read)")
  }
}

private final class OldModel: ObservableObject {
  @Published var value = 0
}

private struct OldObserver: View {
  @ObservedObject var model: OldModel

  var body: some View {
    VStack {
      Text("value \(model.value)")
      Button("More") { model.value += 1 }
      Stepper2(value: $model.value)
    }
  }
}

private struct Stepper2: View {
  @Binding var value: Int

  var body: some View { Button("Ten") { value = 10 } }
}

@Observable
private final class Draft {
  var name = ""
}

private struct Editor: View {
  @Bindable var draft: Draft

  var body: some View {
    VStack {
      TextField("Name", text: $draft.name)
      Text("hello \(draft.name)")
    }
  }
}

@MainActor
@Suite struct HostUpdateTests {
  private let log = EventLog()

  @Test func `a preference is told at first and when it changes`() throws {
    let host = ScreenHost(on: .iPhone14) {
      Color.red.measured { [log] in log.note("\(Int($0))") }
    }
    #expect(log.events == ["763"])
    host.showKeyboard(336)
    host.hideKeyboard()
    #expect(log.events == ["763", "461", "763"])
  }

  @Test func `a preference is told twice in a frame, and what is dropped counts as seen`() throws {
    let host = ScreenHost(Oscillating(log: log), on: .iPhone14)
    #expect(log.events == ["20", "10"])
    #expect(host.settling.isSettled)
    #expect(host.settling.frames == 1)
    #expect(try host.element("box").frame.height == 20)
  }

  @Test func `onChange is called twice in a frame`() {
    let host = ScreenHost(Growing(log: log), on: .iPhone14)
    #expect(log.events == ["1", "2"])
    #expect(host.settling.isSettled)
  }

  @Test func `a geometry that comes back in a frame is not told again`() {
    let host = ScreenHost(GeometryCycle(log: log), on: .iPhone14)
    #expect(log.events == ["20", "10"])
    #expect(host.settling.isSettled)
  }

  @Test func `what never settles is reported with the values that alternate`() {
    let screen = Oscillating(log: log) { work in DispatchQueue.main.async { work() } }
    let host = ScreenHost(screen, on: .iPhone14)
    #expect(!host.settling.isSettled)
    #expect(host.settling.rounds == 1_000)
    #expect(
      Set(host.settling.alternating) == [
        "asynchronous work: goes on and on", "Height: 10.0", "Height: 20.0",
      ]
    )
  }

  private func counts(_ host: ScreenHost) -> String {
    "\(host.settling.frames) \(host.settling.passes)"
  }

  @Test func `passes and frames are counted`() {
    let host = ScreenHost(on: .iPhone14) { Text("Hello") }
    #expect(counts(host) == "1 1")
    host.perform {}
    #expect(counts(host) == "0 0")
    host.showKeyboard(336)
    #expect(counts(host) == "1 1")
  }

  @Test func `a handler of a notification acts before the next layout`() {
    let host = ScreenHost(KeyboardReader(log: log), on: .iPhone14)
    host.showKeyboard(336)
    #expect(log.events == ["0 34", "336 336"])
  }

  @Test func `writing an equal value evaluates nothing`() throws {
    let host = ScreenHost(Writer(log: log), on: .iPhone14)
    try host.tap("Same")
    #expect(log.events == ["body 0"])
    try host.tap("Other")
    #expect(log.events == ["body 0", "body 5"])
  }

  @Test func `a view is evaluated for the observable properties that it read`() {
    let model = Model()
    let host = ScreenHost(Observer(model: model, log: log), on: .iPhone14)
    host.perform { model.unread = 1 }
    #expect(log.events == ["body 0"])
    host.perform { model.read = 2 }
    host.perform { model.read = 3 }
    #expect(log.events == ["body 0", "body 2", "body 3"])
  }

  @Test func `an observable object's changes and bindings reach the view`() throws {
    let host = ScreenHost(OldObserver(model: OldModel()), on: .iPhone14)
    try host.tap("More")
    #expect(try host.element("value 1").role == .text)
    try host.tap("Ten")
    #expect(try host.element("value 10").role == .text)
  }

  @Test func `a bindable object is written by a field`() throws {
    let host = ScreenHost(Editor(draft: Draft()), on: .iPhone14)
    try host.type("Ann", into: "Name")
    #expect(try host.element("hello Ann").role == .text)
  }
}
