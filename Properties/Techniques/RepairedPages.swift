import BottomLayouts
package import SwiftUI

/// What ``MeasuredSpacerForm`` shows, its last element kept at the bottom.
package struct RepairedForm: View {
  private let content: FormContent

  package init(_ content: FormContent) { self.content = content }

  package var body: some View {
    BottomAligningForm {
      Section {
        content.rowViews
      } header: {
        Text("Header").formTop()
      } footer: {
        BottomAlignedFooter {
          content.upperView
        } bottom: {
          content.lowerView
        }
      }
    }
  }
}

/// What ``MinimumInsetPage`` shows, its bar kept off the edge and the keyboard.
package struct RepairedInsetPage: View {
  private let content: BarContent

  package init(_ content: BarContent) { self.content = content }

  package var body: some View {
    ScrollView {
      content.rowViews
    }
    .bottomSafeAreaInsets(minimumBottomSpacing: CGFloat(content.minimum), topSpacing: 0) {
      content.barView
    }
  }
}

/// What ``FillingScrollPage`` shows, its button kept off the edge and the keyboard, and pinned where
/// that is wanted.
package struct RepairedPage: View {
  private let content: PageContent
  private let minimum: Int
  private let placement: FooterPlacement

  package init(_ content: PageContent, minimum: Int = 0, isPinned: Bool = false) {
    self.content = content
    self.minimum = minimum
    placement = isPinned ? .pinned : .flowing
  }

  package var body: some View {
    FillingScrollView(
      placement,
      minimumBottomSpacing: CGFloat(minimum),
      spacing: CGFloat(content.gap)
    ) {
      VStack(spacing: content.spacing) { content.rowViews }
    } footer: {
      content.buttonView
    }
  }
}

/// What ``DefaultEditorPage`` shows, the gap kept above the keyboard.
package struct RepairedEditorPage: View {
  private let content: EditorContent
  @FocusState private var focus: Int?

  package init(_ content: EditorContent) { self.content = content }

  package var body: some View {
    ScrollView {
      EditorColumn(content: content, focus: $focus)
    }
    .keyboardGap(CGFloat(content.gap), while: focus != nil)
  }
}
