import Foundation
import LayoutSolver

/// Where a region is scrolled to, by code.
public struct ScrollPosition: Equatable {
  enum Target: Equatable {
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  var target: Target?

  public init() {}

  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

  public init<ID: Hashable>(idType: ID.Type = ID.self) {}

  public init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) { scrollTo(edge: edge) }

  public init(edge: Edge) { scrollTo(edge: edge) }

  public init(point: CGPoint) { scrollTo(point: point) }

  public var viewID: AnyHashable? {
    if case .view(let id, _) = target { id } else { nil }
  }

  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { viewID?.base as? ID }

  public var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }

  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    target = .view(AnyHashable(id), anchor)
  }

  public mutating func scrollTo(edge: Edge) { target = .edge(edge) }

  public mutating func scrollTo(point: CGPoint) { target = .point(x: point.x, y: point.y) }

  public mutating func scrollTo(x: CGFloat) { target = .point(x: x, y: nil) }

  public mutating func scrollTo(y: CGFloat) { target = .point(x: nil, y: y) }
}

/// Scrolls the region inside when the position is another one.
struct ScrollPositionModifier: BehaviorModifier {
  typealias Behavior = ScrollPositionBehavior
  var target: ScrollPosition.Target?
  var anchor: UnitPoint?
}

final class ScrollPositionBehavior: ElementBehavior, ModifierBehavior {
  private var modifier: ScrollPositionModifier?

  func update(_ modifier: ScrollPositionModifier) {
    let before = self.modifier?.target
    self.modifier = modifier
    guard modifier.target != before else { return }
    element.host.enqueue { [self] in scroll() }
  }

  override func environment(_ outer: EnvironmentValues) -> EnvironmentValues {
    var values = outer
    values.reportsRows = true
    return values
  }

  private func scroll() {
    guard element.isMounted, let modifier, let region = element.firstScroll?.region,
      let point = point(of: modifier, in: region)
    else { return }
    if region.scroll(to: point) { element.firstScroll?.invalidateLayout() }
  }

  private func point(of modifier: ScrollPositionModifier, in region: ScrollRegion) -> CGPoint? {
    guard let maximum = region.geometry?.maximumOffset else { return nil }
    switch modifier.target {
    case nil: return nil
    case .point(let x, let y): return CGPoint(x: x ?? region.offset.x, y: y ?? region.offset.y)
    case .edge(.top): return CGPoint(x: region.offset.x, y: 0)
    case .edge(.bottom): return CGPoint(x: region.offset.x, y: maximum.y)
    case .edge(.leading): return CGPoint(x: 0, y: region.offset.y)
    case .edge(.trailing): return CGPoint(x: maximum.x, y: region.offset.y)
    case .view(let id, let anchor):
      guard let frame = element.element(identified: id)?.extent else { return nil }
      return region.offset(showing: frame, at: anchor ?? modifier.anchor)
    }
  }
}

private struct ReportsRowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the frames of the rows of a `ForEach` are asked for.
  var reportsRows: Bool {
    get { self[ReportsRowsKey.self] }
    set { self[ReportsRowsKey.self] = newValue }
  }
}

extension View {
  /// Scrolls the region when `position` says another place.
  ///
  /// Scrolling by hand does not write the position.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(target: position.wrappedValue.target, anchor: anchor))
  }

  /// Scrolls the region to a view when `id` names another one.
  ///
  /// Scrolling by hand does not write the identity.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    let target = id.wrappedValue.map { ScrollPosition.Target.view(AnyHashable($0), nil) }
    return modifier(ScrollPositionModifier(target: target, anchor: anchor))
  }

  /// Neutral: any view inside can be scrolled to.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Neutral.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Neutral: it keeps a person from scrolling, not code.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
}
