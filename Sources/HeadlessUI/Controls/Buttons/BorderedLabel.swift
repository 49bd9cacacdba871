import Foundation
import TextMetrics

/// A label with the room that its control size asks for. (rule 8.10)
struct BorderedLabel<Content: View>: View {
  @Environment(\.metrics) private var metrics
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonSizing) private var sizing
  let content: Content

  var body: some View {
    let padding = metrics.buttons[controlSize.measured]
    content
      .standardFont(padding.labelStyle)
      .frame(maxWidth: sizing == .flexible ? .infinity : nil)
      .padding(.vertical, padding.vertical)
      .padding(.horizontal, padding.horizontal)
  }
}

extension View {
  /// Sets the font where none is set further out.
  func standardFont(_ style: TextMetrics.TextStyle) -> some View {
    environmentChange { $0.font = $0.font ?? Font(.style(style, nil, nil)) }
  }
}
