import SwiftUI

/// What stands on a page above a button, as plain numbers or as text.
package struct PageContent: Hashable, Sendable {
  package var rows: Int
  /// Points, whole ones for clean counterexamples.
  package var rowHeight: Int
  package var button: Int
  /// Between any two views.
  package var gap: Int
  /// Text and a standard button, at standard distances, instead of blocks of these lengths.
  package var isText: Bool

  package init(
    rows: Int = 0,
    rowHeight: Int = 1,
    button: Int = 1,
    gap: Int = 0,
    isText: Bool = false
  ) {
    self.rows = rows
    self.rowHeight = rowHeight
    self.button = button
    self.gap = gap
    self.isText = isText
  }
}

extension PageContent {
  var spacing: CGFloat? { isText ? nil : CGFloat(gap) }
  var leastSpace: CGFloat? { isText ? nil : 0 }

  /// The views above the button, called "row 0" and so on.
  @MainActor @ViewBuilder var rowViews: some View {
    ForEach(0..<rows, id: \.self) { row in
      if isText {
        Text("Paragraph \(row)").id("row \(row)")
      } else {
        Color.gray.frame(height: CGFloat(rowHeight)).id("row \(row)")
      }
    }
  }

  /// A button called "button".
  @MainActor @ViewBuilder var buttonView: some View {
    if isText {
      Button("Continue") {}.buttonStyle(.borderedProminent).id("button")
    } else {
      Button {
      } label: {
        Color.blue.frame(height: CGFloat(button))
      }
      .id("button")
    }
  }
}
