import Foundation

/// What margins around the content of a scroll view are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case all
    case content
    case indicators
  }

  private let part: Part

  /// Both the content and the indicators.
  public static let automatic = ContentMarginPlacement(part: .all)
  public static let scrollContent = ContentMarginPlacement(part: .content)
  public static let scrollIndicators = ContentMarginPlacement(part: .indicators)

  var movesContent: Bool { part != .indicators }
}

extension View {
  /// Room between the edges of the scroll view inside and its content. (rule 4.7)
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    environmentChange { values in
      guard placement.movesContent else { return }
      var margins = values.scrollSettings.margins
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
      values.scrollSettings.margins = margins
    }
  }

  /// Room between the edges of the scroll view inside and its content, none where `length` is
  /// `nil`. (rule 4.7)
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement)
  }

  /// Room between the edges of the scroll view inside and its content, the same on all sides.
  /// (rule 4.7)
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
