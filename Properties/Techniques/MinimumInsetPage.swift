package import SwiftUI

/// What stands on a page with a bar at its bottom.
package struct BarContent: Hashable, Sendable {
  package var rows: Int
  package var rowHeight: Int
  /// The bar's height, points.
  package var bar: Int
  /// The bar's wanted distance to the screen's edge and to the keyboard.
  package var minimum: Int

  package init(rows: Int = 0, rowHeight: Int = 1, bar: Int = 1, minimum: Int = 0) {
    self.rows = rows
    self.rowHeight = rowHeight
    self.bar = bar
    self.minimum = minimum
  }
}

/// Rows that scroll over a bar, which is kept off the screen's edge by ``View/minimumInset``.
package struct MinimumInsetPage: View {
  private let content: BarContent

  package init(_ content: BarContent) { self.content = content }

  package var body: some View {
    ScrollView {
      content.rowViews
    }
    .minimumInset(CGFloat(content.minimum), spacing: 0) { content.barView }
  }
}

extension BarContent {
  /// Rows called "row 0" and so on.
  @MainActor var rowViews: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { row in
        Color.gray.frame(height: CGFloat(rowHeight)).id("row \(row)")
      }
    }
    .frame(maxWidth: .infinity)
  }

  /// A bar called "bar".
  @MainActor var barView: some View { Color.blue.frame(height: CGFloat(bar)).id("bar") }
}

extension View {
  /// A bar that lies out of the container's safe area, padded by the larger of that and `minimum`;
  /// where the keyboard is taken to be shown, by `minimum` alone.
  package func minimumInset<Bar: View>(
    _ minimum: CGFloat,
    spacing: CGFloat? = nil,
    @ViewBuilder bar: () -> Bar
  ) -> some View {
    modifier(MinimumInset(minimum: minimum, spacing: spacing, bar: bar()))
  }
}

private struct MinimumInset<Bar: View>: ViewModifier {
  let minimum: CGFloat
  let spacing: CGFloat?
  let bar: Bar
  @State private var container: CGFloat = 0
  @State private var keyboard: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: .bottom, spacing: spacing) { bar.padding(.bottom, padding) }
      .ignoresSafeArea(.container, edges: .bottom)
      .reading(.container, into: $container)
      .reading(.keyboard, into: $keyboard)
  }

  /// The guess: a keyboard covers more than the container does.
  private var padding: CGFloat { keyboard > container ? minimum : max(minimum, container) }
}

extension View {
  /// Keeps what covers the bottom once all other regions are ignored.
  fileprivate func reading(
    _ region: SafeAreaRegions,
    into length: Binding<CGFloat>
  ) -> some View {
    overlay {
      GeometryReader { proxy in
        let covered = proxy.safeAreaInsets.bottom
        Color.clear
          .onAppear { length.wrappedValue = covered }
          .onChange(of: covered) { length.wrappedValue = $1 }
          .ignoresSafeArea(region, edges: .bottom)
      }
      .ignoresSafeArea(.all.subtracting(region), edges: .bottom)
    }
  }
}
