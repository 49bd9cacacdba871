import HeadlessUI
import PropertyTesting
import ScreenVerification
import SwiftUI

/// A content, and one of the orders of callbacks that Apple leaves open.
struct AnyOrder<Content: Sendable>: Sendable {
  var content: Content
  /// From 0 to 7: a bit for each assumption.
  var order: Int
}

extension AnyOrder {
  var settings: HostSettings {
    var settings = HostSettings()
    if order & 1 > 0 { settings.sizesComeFirst.toggle() }
    if order & 2 > 0 { settings.automaticScrollComesFirst.toggle() }
    if order & 4 > 0 { settings.equalAnchorsCallBack.toggle() }
    return settings
  }

  static func all(_ contents: Generator<Content>) -> Generator<AnyOrder> {
    zip(contents, .integers(in: 0...7)).map { AnyOrder(content: $0, order: $1) }
  }
}

extension Techniques {
  /// Each component of `BottomLayouts` with all that it keeps as one claim, under all orders of what
  /// Apple leaves open: a case costs one story, so that there can be very many.
  ///
  /// Contents are few and of any height: what matters to these layouts is how high it is together.
  static let components: [ScreenProperty] = [
    component("form", FormContent.few, Invariant.ofForms) { RepairedForm($0) },
    component(
      "bar",
      BarContent.few(minimum: 16),
      Invariant.ofBars + [.distanceOfBar, .comesToRest]
    ) { RepairedInsetPage($0) },
    component(
      "page",
      PageContent.few,
      [.distanceOfButton] + Invariant.ofScrollingPages + Invariant.ofAnyTechnique
    ) { RepairedPage($0, minimum: 16) },
    component(
      "editor",
      EditorContent.few,
      [
        .focusedFieldShows(), .gapAboveKeyboard, .overflowWithoutFocus,
        .buttonsCanBeTapped,
      ] + Invariant.ofEditors
    ) { RepairedEditorPage($0) },
  ]

  private static func component<Content: Sendable, Page: View>(
    _ name: String,
    _ contents: Generator<Content>,
    _ invariants: [Invariant],
    @ViewBuilder view: @escaping @MainActor @Sendable (Content) -> Page
  ) -> ScreenProperty {
    let simplest = contents.value(replaying: ChoiceRecord([]))
    let screen = ScreenUnderTest(
      "component: \(name)",
      content: AnyOrder.all(contents),
      grid: simplest.map { content in (0...7).map { AnyOrder(content: content, order: $0) } } ?? [],
      settings: \.settings
    ) { view($0.content) }
    return claim(screen, .holds, .first(of: invariants, sentence: "all its claims"))
  }
}

extension FormContent {
  fileprivate static let few: Generator<FormContent> = zip(
    .integers(in: 1...3),
    .integers(in: 1...1000),
    .integers(in: 1...200)
  ).map { rows, upper, lower in FormContent(rows: rows, upper: upper, lower: lower) }
}

extension BarContent {
  fileprivate static func few(minimum: Int) -> Generator<BarContent> {
    zip(.integers(in: 0...2), .integers(in: 1...1500), .integers(in: 1...200))
      .map { rows, rowHeight, bar in
        BarContent(rows: rows, rowHeight: rowHeight, bar: bar, minimum: minimum)
      }
  }
}

extension PageContent {
  fileprivate static let few: Generator<PageContent> = zip(
    .integers(in: 0...20),
    .integers(in: 0...2),
    .integers(in: 1...1500),
    .integers(in: 1...200)
  ).map { gap, rows, rowHeight, button in
    PageContent(rows: rows, rowHeight: rowHeight, button: button, gap: gap)
  }
}

extension EditorContent {
  fileprivate static let few: Generator<EditorContent> = zip(
    .integers(in: 1...2),
    .integers(in: 0...1500),
    .integers(in: 1...400),
    .integers(in: 1...100),
    .integers(in: 1...60)
  ).map { editors, block, editor, gap, button in
    EditorContent(editors: editors, block: block, editor: editor, gap: gap, button: button)
  }
}
