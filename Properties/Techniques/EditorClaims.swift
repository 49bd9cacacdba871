import LayoutSolver
import PropertyTesting
import ScreenVerification
import SwiftUI

extension Techniques {
  static let editors =
    claims(
      system,
      holds: [.focusedFieldShows(), .overflowWithoutFocus, .buttonsCanBeTapped]
        + Invariant.ofEditors,
      broken: [.focusedFieldShows(gap: 1)]
    )
    + claims(
      inset,
      holds: [.focusedFieldShows(), .focusedFieldShows(gap: 1), .overflowWithoutFocus]
        + Invariant.ofEditors
    )
    + claims(
      focused(inset),
      holds: [],
      broken: [
        .buttonsCanBeTapped.onlyWhile("a keyboard covers the bottom") {
          $0.environment.keyboard.height > 0
        }
      ],
      on: .lowScreens
    )
    + claims(
      focused(inset, .focusFloating, "keyboard floating"),
      holds: [],
      broken: [.buttonsCanBeTapped],
      on: .lowScreens
    )
    + claims(
      byHand,
      holds: [.buttonsCanBeTappedWithRoom] + Invariant.ofEditors,
      broken: [.focusedFieldShows(), .focusedFieldShows(gap: 1), .overflowWithoutFocus]
    )
    + claims(
      early,
      holds: [.buttonsCanBeTappedWithRoom] + Invariant.ofEditors,
      broken: [.focusedFieldShows(), .focusedFieldShows(gap: 1), .overflowWithoutFocus]
    )
    + claims(
      repairedEditor,
      holds: [
        .focusedFieldShows(), .gapAboveKeyboard, .overflowWithoutFocus,
        .buttonsCanBeTapped,
      ] + Invariant.ofEditors
    )

  static let system = editor("left to the system") { DefaultEditorPage($0) }
  static let inset = editor("clear bar") { InsetEditorPage($0) }
  static let byHand = editor("scrolled by hand") { HandScrolledEditorPage($0) }
  static let early = editor("scrolled early") {
    HandScrolledEditorPage($0, scrolls: .withNotification)
  }
  static let repairedEditor = editor("repaired") { RepairedEditorPage($0) }

  /// The same with little between the views and nothing happening but fields being focused.
  private static func focused(
    _ screen: ScreenUnderTest<EditorContent>,
    _ kind: ActionMix.Kind = .focus,
    _ words: String = "focused"
  ) -> ScreenUnderTest<EditorContent> {
    var screen = screen
    screen.name += ", \(words)"
    screen.actions = ActionMix(upTo: 3, kind)
    screen.content = EditorContent.close
    return screen
  }

  private static func editor<Page: View>(
    _ name: String,
    @ViewBuilder view: @escaping @MainActor @Sendable (EditorContent) -> Page
  ) -> ScreenUnderTest<EditorContent> {
    ScreenUnderTest(
      "editor technique: \(name)",
      content: EditorContent.editors,
      grid: EditorContent.grid,
      view: view
    )
  }
}

extension Generator where Value == ScreenEnvironment {
  /// So low that few views reach the bottom.
  fileprivate static var lowScreens: Generator<ScreenEnvironment> {
    Generator<Int>.integers(in: 1...200).map { height in
      ScreenEnvironment(size: LayoutSize(width: 320, height: Double(height)))
    }
  }
}

extension EditorContent {
  /// Up to three editors between blocks, one of a point with a gap of one being the simplest.
  static let editors: Generator<EditorContent> = zip(
    .integers(in: 1...3),
    .integers(in: 0...600),
    .integers(in: 1...200),
    .integers(in: 1...100),
    .integers(in: 1...60)
  ).map { editors, block, editor, gap, button in
    EditorContent(editors: editors, block: block, editor: editor, gap: gap, button: button)
  }

  static let close: Generator<EditorContent> = zip(
    .integers(in: 1...3),
    .integers(in: 0...20),
    .integers(in: 1...20),
    .integers(in: 1...100),
    .integers(in: 1...20)
  ).map { editors, block, editor, gap, button in
    EditorContent(editors: editors, block: block, editor: editor, gap: gap, button: button)
  }

  static let grid = [EditorContent(editors: 2, button: 40)]
}
