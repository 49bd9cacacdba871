import HeadlessUI
import LayoutSolver
import PropertyTesting
import ScreenVerification
import SwiftUI
import Testing

/// Screens on which something is covered, hidden or out of place on purpose: what needs no names has
/// nothing to say about that.
@MainActor
@Suite struct NamelessTests {
  struct Screen: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let actions: [Action]
    let makeView: @MainActor @Sendable () -> AnyView

    init<Root: View>(
      _ what: String,
      after actions: Action...,
      @ViewBuilder view: @escaping @MainActor @Sendable () -> Root
    ) {
      testDescription = what
      self.actions = actions
      makeView = { AnyView(view()) }
    }

    /// The sentences that are broken on a phone, with the reasons.
    @MainActor func broken() throws -> [String] {
      let screen = ScreenUnderTest("screen", content: .constant(0), grid: [0]) { _ in makeView() }
      let phone = ScreenEnvironment(
        size: LayoutSize(width: 393, height: 852),
        safeArea: LayoutInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
      )
      let scenario = Scenario(environment: phone, content: 0, actions: actions)
      return try Invariant.nameless.compactMap { invariant in
        guard case .broken(let reason, _) = try screen.verdict(of: invariant, in: scenario)
        else { return nil }
        return "\(invariant.sentence): \(reason)"
      }
    }
  }

  nonisolated static let sound = [
    Screen("tabs under the keyboard", after: .focus(0, .docked(height: 336))) {
      TabView {
        TextField("search", text: .constant("")).tabItem { Text("Find") }
        Text("Second").tabItem { Text("More") }
      }
    },
    Screen("a picture that reaches under the status bar") {
      Page {
        Image("hero").frame(height: 900)
        Text("Text")
      }
      .ignoresSafeArea(edges: .top)
    },
    Screen("a title that is larger than its bar", after: .setTypeSize(.accessibility5)) {
      NavigationStack {
        Page { TextField("note", text: .constant("")) }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Share") {} }
      }
    },
    Screen("a row that shows what is chosen in it") {
      Form {
        Picker("Country", selection: .constant(1)) {
          Text("France").tag(1)
          Text("Spain").tag(2)
        }
      }
    },
    Screen("a picture that stands behind all") {
      AtBottom { Button("Pay") {} }
        .background { Image("hero").resizable().ignoresSafeArea() }
    },
    Screen("a message that waits above the screen") {
      AtBottom { Button("Pay") {} }
        .overlay(alignment: .top) { Text("Paid").offset(y: -200) }
    },
    Screen("a drawer that waits below the screen", after: .show(336)) {
      AtBottom { Text("Total") }
        .overlay(alignment: .bottom) { Button("Drawer") {}.offset(y: 900) }
    },
    Screen("a button behind a sheet", after: .show(336)) {
      AtBottom { Button("Pay") {} }
        .ignoresSafeArea(.keyboard)
        .sheet(isPresented: .constant(true)) { Text("Sheet") }
    },
    Screen("a button that clears a field") {
      TextField("email", text: .constant("me"))
        .overlay(alignment: .trailing) { Button("Clear") {} }
    },
    Screen(
      "a message that a field was left empty",
      after: .focus(0, .docked(height: 336)),
      .unfocus
    ) {
      StrictForm()
    },
    Screen("rows that are loaded") { LoadedRows() },
    Screen(
      "a field that grows below the keyboard, where the system scrolls it",
      after: .focus(0, .docked(height: 336)),
      .type("more than fits in one line, and again more than fits in one line of text")
    ) {
      Page {
        Block("row", 430)
        TextField("note", text: .constant("")).lineLimit(1...9)
        Notes()
      }
    },
  ]

  nonisolated static let faulty = [
    (
      Screen("a button under the keyboard", after: .show(336)) {
        AtBottom { Button("Pay") {} }.ignoresSafeArea(.keyboard)
      },
      ["every button can be reached above the keyboard"]
    ),
    (
      Screen("too much that does not scroll") {
        VStack {
          ForEach(0..<60, id: \.self) { Text("Line \($0)") }
        }
      },
      ["the screen scrolls when it does not fit", "nothing leaves the safe area at the top"]
    ),
    (
      Screen("a button on a button") {
        VStack {
          Button("Pay") {}
          Button("Cancel") {}.offset(y: -20)
        }
      },
      ["no control covers another"]
    ),
  ]

  @Test(arguments: sound)
  func `what is meant to be so is no fault`(_ screen: Screen) throws {
    #expect(try screen.broken() == [])
  }

  @Test(arguments: faulty)
  func `what is not is one`(_ screen: Screen, _ sentences: [String]) throws {
    let broken = try screen.broken()
    #expect(broken.count == sentences.count, "\(broken)")
    for (found, sentence) in zip(broken, sentences) { #expect(found.hasPrefix(sentence)) }
  }
}

/// A form that complains, above a button, of a field that was left empty.
private struct StrictForm: View {
  @State private var wasLeft = false
  @FocusState private var isFocused: Bool

  var body: some View {
    ScrollView {
      VStack {
        TextField("email", text: .constant("")).focused($isFocused)
        if wasLeft { Text("This field is empty") }
        Button("Pay") {}
      }
    }
    .onChange(of: isFocused) { if !isFocused { wasLeft = true } }
  }
}

private struct LoadedRows: View {
  @State private var rows = 0

  var body: some View {
    Page {
      ForEach(0..<rows, id: \.self) { Text("Row \($0)") }
    }
    .task {
      await Task.yield()
      rows = 3
    }
  }
}

private struct Notes: View {
  @State private var text = ""

  var body: some View { TextField("further", text: $text, axis: .vertical) }
}
