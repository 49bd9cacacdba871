import Foundation
import LayoutSolver

/// Views in columns, row after row. Each is made, shown or not.
public struct LazyVGrid<Content: View>: BuiltInView {
  let grid: TrackGrid
  let content: Content

  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    grid = TrackGrid(items: columns, across: .horizontal, alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public static func reconcile(
    _ view: LazyVGrid,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ArrangedView.reconcile(ArrangedView(layout: view.grid, content: view.content), old, context)
  }
}

/// Views in rows, column after column. Each is made, shown or not.
public struct LazyHGrid<Content: View>: BuiltInView {
  let grid: TrackGrid
  let content: Content

  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    grid = TrackGrid(items: rows, across: .vertical, alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public static func reconcile(
    _ view: LazyHGrid,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ArrangedView.reconcile(ArrangedView(layout: view.grid, content: view.content), old, context)
  }
}

/// Views in tracks across one axis, line after line along the other.
struct TrackGrid: Layout {
  var items: [GridItem]
  var across: LayoutSolver.Axis
  var alignment: Alignment
  var spacing: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGSize {
    let plan = plan(proposal, subviews)
    let own = plan.tracks.last?.end ?? 0
    let room = across == .horizontal ? proposal.width : proposal.height
    let width = room.map { $0.isFinite ? max($0, own) : own } ?? own
    return across == .horizontal
      ? CGSize(width: width, height: plan.length) : CGSize(width: plan.length, height: width)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {
    let plan = plan(ProposedViewSize(bounds.size), subviews)
    let room = across == .horizontal ? bounds.width : bounds.height
    let slack = room - (plan.tracks.last?.end ?? 0)
    let fraction = across == .horizontal ? alignment.unitPoint.x : alignment.unitPoint.y
    for (number, view) in subviews.enumerated() {
      let track = plan.tracks[number % plan.tracks.count]
      let line = plan.lines[number / plan.tracks.count]
      let cell = rect(track.start + slack * fraction, line.start, track.length, line.length)
      let anchor = (track.alignment ?? alignment).unitPoint
      let point = CGPoint(
        x: bounds.minX + cell.minX + cell.width * anchor.x,
        y: bounds.minY + cell.minY + cell.height * anchor.y
      )
      view.place(at: point, anchor: anchor, proposal: offer(track.length))
    }
  }

  /// What a view in a track of a length is proposed: the length, and nothing along the lines.
  private func offer(_ length: Double) -> ProposedViewSize {
    across == .horizontal
      ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    across == .horizontal
      ? CGRect(x: x, y: y, width: width, height: height)
      : CGRect(x: y, y: x, width: height, height: width)
  }

  private struct Plan {
    var tracks: [GridTrack]
    var lines: [GridTrack]
    var length: Double { lines.last?.end ?? 0 }
  }

  private func plan(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Plan {
    let room = across == .horizontal ? proposal.width : proposal.height
    let tracks = items.tracks(in: room.map { $0.isFinite ? $0 : 10_000 } ?? 10)
    guard !tracks.isEmpty else {
      return Plan(tracks: [GridTrack(start: 0, length: 0)], lines: lines(subviews, [0]))
    }
    return Plan(tracks: tracks, lines: lines(subviews, tracks.map(\.length)))
  }

  private func lines(_ subviews: LayoutSubviews, _ lengths: [Double]) -> [GridTrack] {
    var lines: [GridTrack] = []
    for (number, view) in subviews.enumerated() {
      let size = view.sizeThatFits(offer(lengths[number % lengths.count]))
      let length = across == .horizontal ? size.height : size.width
      if number % lengths.count == 0 {
        let start = lines.last.map { $0.end + (spacing ?? 8) } ?? 0
        lines.append(GridTrack(start: start, length: length))
      } else {
        lines[lines.count - 1].length = max(lines[lines.count - 1].length, length)
      }
    }
    return lines
  }
}

extension Alignment {
  /// The point of a view at which its guides lie by default.
  var unitPoint: UnitPoint {
    let unit = ViewDimensions(width: 1, height: 1)
    return UnitPoint(x: unit[horizontal], y: unit[vertical])
  }
}
