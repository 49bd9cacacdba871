import Foundation

extension View {
  /// A line drawn inside of the view's edges. Neutral. (rule 2.25)
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
}
