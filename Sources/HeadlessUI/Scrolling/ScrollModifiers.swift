import Foundation

extension View {
  /// Room inside the edges of scroll regions; `nil` leaves them the system's own. (rule 4.7)
  ///
  /// Margins of the indicators alone are neutral.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    environmentChange { values in
      guard placement != .scrollIndicators else { return }
      values.scrollSettings.margins.replace(edges, by: insets)
    }
  }

  /// Room inside the edges of scroll regions; `nil` leaves them the system's own. (rule 4.7)
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    environmentChange { values in
      guard placement != .scrollIndicators, let length else { return }
      values.scrollSettings.margins.replace(edges, by: EdgeInsets(.all, length))
    }
  }

  /// The same room inside all edges of scroll regions. (rule 4.7)
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Where content begins, where it rests while it is short, and which point of it stays where it
  /// is when sizes change. (rule 4.6)
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environmentChange { $0.scrollSettings.anchors = ScrollAnchors(all: anchor) }
  }

  /// Where content begins, rests, or stays. (rule 4.6)
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    environmentChange { $0.scrollSettings.anchors[role] = anchor }
  }
}

/// What margins are added to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// What a scroll anchor decides.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Where content begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Which point stays where it is when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where short content rests.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The points of a scroll region that its content holds on to.
struct ScrollAnchors: Hashable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?

  init(all anchor: UnitPoint? = nil) {
    initialOffset = anchor
    sizeChanges = anchor
    alignment = anchor
  }

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get {
      role == .initialOffset ? initialOffset : role == .sizeChanges ? sizeChanges : alignment
    }
    set {
      switch role {
      case .initialOffset: initialOffset = newValue
      case .sizeChanges: sizeChanges = newValue
      default: alignment = newValue
      }
    }
  }
}

extension EdgeInsets {
  fileprivate mutating func replace(_ edges: Edge.Set, by insets: EdgeInsets) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }
}
