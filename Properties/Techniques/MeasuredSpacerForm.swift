package import SwiftUI

/// What a form consists of.
package struct FormContent: Hashable, Sendable {
  package var rows: Int
  /// The footer's upper part and its last element, points.
  package var upper: Int
  package var lower: Int
  /// Text and fields instead of blocks.
  package var isText: Bool

  package init(rows: Int = 1, upper: Int = 1, lower: Int = 1, isText: Bool = false) {
    self.rows = rows
    self.upper = upper
    self.lower = lower
    self.isText = isText
  }
}

/// A form whose last footer has a spacer as long as its end was away from the form's end when that
/// was measured: once for each height of the form.
package struct MeasuredSpacerForm: View {
  private let content: FormContent
  @State private var space: CGFloat?
  @State private var formHeight: CGFloat = 0 {
    didSet { space = nil }
  }

  package init(_ content: FormContent) { self.content = content }

  package var body: some View {
    GeometryReader { form in
      Form {
        Section {
          content.rowViews
        } header: {
          Text("Header")
        } footer: {
          footer.anchorPreference(key: FooterEndKey.self, value: .bottom) { $0 }
        }
        .onPreferenceChange(FooterEndKey.self) { end in
          if let end, space == nil { space = max(16, abs(formHeight - form[end].y)) }
        }
      }
      .overlay {
        GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
      }
      .onPreferenceChange(HeightKey.self) { formHeight = $0 }
    }
  }

  private var footer: some View {
    VStack(alignment: .leading, spacing: 0) {
      content.upperView
      Spacer(minLength: space ?? 16)
      content.lowerView
    }
  }
}

extension FormContent {
  /// Rows called "row 0" and so on.
  @MainActor @ViewBuilder var rowViews: some View {
    ForEach(0..<rows, id: \.self) { row in
      if isText {
        TextField("Field \(row)", text: .constant("")).id("row \(row)")
      } else {
        Color.gray.frame(height: 22).id("row \(row)")
      }
    }
  }

  @MainActor @ViewBuilder var upperView: some View {
    if isText {
      Text("Footer").id("upper")
    } else {
      Color.gray.frame(height: CGFloat(upper)).id("upper")
    }
  }

  @MainActor @ViewBuilder var lowerView: some View {
    if isText {
      Text("Bottom aligned footer").id("lower")
    } else {
      Color.blue.frame(height: CGFloat(lower)).id("lower")
    }
  }
}

private struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private struct FooterEndKey: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }

  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = nextValue()
  }
}
