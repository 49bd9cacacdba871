package import SwiftUI

/// A column whose spacer pushes its button down. Nothing scrolls.
package struct SpacerStackPage: View {
  private let content: PageContent

  package init(_ content: PageContent) { self.content = content }

  package var body: some View { ButtonColumn(content: content) }
}

/// A list whose last row is the button: it scrolls, and by design a short list has the button right
/// below its rows.
package struct ButtonRowPage: View {
  private let content: PageContent

  package init(_ content: PageContent) { self.content = content }

  package var body: some View {
    List {
      content.rowViews
      content.buttonView
    }
  }
}

/// A column in a scroll view, as high as what a reader around it measures, at least.
package struct FillingScrollPage: View {
  private let content: PageContent

  package init(_ content: PageContent) { self.content = content }

  package var body: some View {
    GeometryReader { room in
      ScrollView {
        ButtonColumn(content: content)
          .frame(maxWidth: .infinity, minHeight: room.size.height, alignment: .top)
      }
    }
  }
}

/// The same under a view that ignores the keyboard.
package struct KeyboardIgnoringPage: View {
  private let content: PageContent

  package init(_ content: PageContent) { self.content = content }

  package var body: some View {
    FillingScrollPage(content).ignoresSafeArea(.keyboard)
  }
}

private struct ButtonColumn: View {
  let content: PageContent

  var body: some View {
    VStack(spacing: content.spacing) {
      content.rowViews
      Spacer(minLength: content.leastSpace)
      content.buttonView
    }
  }
}
