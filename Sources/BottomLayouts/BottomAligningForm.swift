import SwiftUI

/// A form whose last footer has an element at the bottom of the screen, as long as there is room
/// for it; it scrolls with the rest when there is none.
///
///     BottomAligningForm {
///       Section {
///         TextField("Name", text: $name)
///       } header: {
///         Text("Account").formTop()
///       } footer: {
///         BottomAlignedFooter {
///           Text("Your name is shown to others.")
///         } bottom: {
///           Text("Version 1.0")
///         }
///       }
///     }
///
/// The element ends at the bottom of the safe area of the unscrolled form, or `minimumSpacing` below
/// what stands above it where that is lower. Only lengths that the space above the element has no
/// part in are measured, so that adding rows, keyboards, scrolling, rotation and other type sizes
/// lead to what a fresh form would show.
public struct BottomAligningForm<Content: View>: View {
  private let minimumSpacing: CGFloat
  private let content: Content
  @State private var measure = FormMeasure()

  /// - Parameters:
  ///   - minimumSpacing: Points above the element at the bottom, at least.
  ///   - content: Sections, the first thing being marked by `formTop()` and the last section having
  ///     a ``BottomAlignedFooter``.
  public init(minimumSpacing: CGFloat = 16, @ViewBuilder content: () -> Content) {
    self.minimumSpacing = minimumSpacing
    self.content = content()
  }

  public var body: some View {
    GeometryReader { proxy in
      Form { content }
        .environment(\.bottomSpacing, spacing(inHeight: proxy.size.height))
        .onPreferenceChange(FormMarksKey.self) { marks in
          measure.note(marks, in: proxy)
        }
    }
  }

  private func spacing(inHeight height: CGFloat) -> CGFloat {
    guard let used = measure.usedHeight else { return minimumSpacing }
    return max(minimumSpacing, height - used)
  }
}

/// The footer of the last section of a ``BottomAligningForm``: an upper part, and one at the bottom.
public struct BottomAlignedFooter<Upper: View, Bottom: View>: View {
  private let upper: Upper
  private let bottom: Bottom
  @Environment(\.bottomSpacing) private var spacing

  /// - Parameters:
  ///   - upper: What stands below the rows, as in any footer.
  ///   - bottom: What is to end at the bottom of the form.
  public init(@ViewBuilder upper: () -> Upper, @ViewBuilder bottom: () -> Bottom) {
    self.upper = upper()
    self.bottom = bottom()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading) { upper }
        .formMark { $0.upper = $1 }
      VStack(alignment: .leading) { bottom }
        .formMark { $0.bottom = $1 }
        .padding(.top, spacing)
    }
  }
}

extension View {
  /// Marks the first thing of a ``BottomAligningForm``: the header of its first section, or else
  /// its first row.
  public func formTop() -> some View { formMark { $0.top = $1 } }

  fileprivate func formMark(
    _ note: @escaping (inout FormMarks, Anchor<CGRect>) -> Void
  ) -> some View {
    transformAnchorPreference(key: FormMarksKey.self, value: .bounds) { marks, anchor in
      note(&marks, anchor)
    }
  }
}
