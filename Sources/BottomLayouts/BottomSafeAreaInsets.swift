import SwiftUI

extension View {
  /// A bar below the view that keeps a distance to the screen's edge and to the keyboard.
  ///
  ///     ScrollView { Article() }
  ///       .bottomSafeAreaInsets(minimumBottomSpacing: 16) { BuyButton() }
  ///
  /// With *m* for the least distance, *c* for what the container covers at the bottom and *k* for
  /// the keyboard's height, both from the screen's edge, the bar ends max(*c*, *m*) above the edge
  /// without a keyboard and max(*c*, *k* + *m*) above it with one. The view sees the bar as safe
  /// area, as under `safeAreaInset`.
  ///
  /// The view fills the room that there is, so that the bar stands at its bottom even where the view
  /// is small: use it on a whole screen. A keyboard exactly as high as what the container covers
  /// can't be told from none.
  ///
  /// - Parameters:
  ///   - minimumBottomSpacing: Points from the bar to the screen's edge or the keyboard, at least.
  ///   - topSpacing: Points between the view and the bar; `nil` for the standard distance.
  ///   - overlay: The bar.
  /// - Returns: The view with the bar, filling the room that there is.
  public func bottomSafeAreaInsets<Overlay: View>(
    minimumBottomSpacing: CGFloat,
    topSpacing: CGFloat? = nil,
    @ViewBuilder overlay: () -> Overlay
  ) -> some View {
    modifier(
      BottomSafeAreaInsets(
        minimumBottomSpacing: minimumBottomSpacing,
        topSpacing: topSpacing,
        overlay: overlay()
      )
    )
  }
}

private struct BottomSafeAreaInsets<Overlay: View>: ViewModifier {
  let minimumBottomSpacing: CGFloat
  let topSpacing: CGFloat?
  let overlay: Overlay

  func body(content: Content) -> some View {
    BottomCoverReader { cover, _ in
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaInset(edge: .bottom, spacing: topSpacing) {
          overlay.padding(.bottom, cover.padding(forMinimum: minimumBottomSpacing))
        }
    }
  }
}
