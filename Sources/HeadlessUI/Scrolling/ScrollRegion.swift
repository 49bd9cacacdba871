import Foundation
import LayoutSolver

/// How far a region is scrolled, and what the latest layout made of it.
///
/// A class because the element that owns it, the solver's report and `scrollTo` share it.
@MainActor
final class ScrollRegion {
  /// Points from the start of the content.
  private(set) var offset = CGPoint.zero
  /// In the coordinates of the surface.
  private(set) var geometry: LayoutSolver.ScrollGeometry<Double>?
  private(set) var origin = CGPoint.zero
  var faults: HostFaults = []
  private var anchors = ScrollAnchors()
  private var isPlaced = false

  func behavior(
    _ axes: Set<LayoutSolver.Axis>,
    _ settings: ScrollSettings,
    fillsBothAxes: Bool
  ) -> ScrollBehavior<Double> {
    let resting = settings.anchors.alignment ?? .topLeading
    anchors = settings.anchors
    return ScrollBehavior(
      axes,
      offset: LayoutPoint(x: offset.x, y: offset.y),
      restingFraction: LayoutPoint(x: resting.x, y: resting.y),
      margins: LayoutInsets(settings.margins),
      fillsBothAxes: fillsBothAxes
    )
  }

  /// The layout has placed the region; an offset beyond the range has been moved into it.
  /// (rule 4.11) Says whether the content has to be scrolled to its anchor. (rule 4.6)
  func placed(_ geometry: LayoutSolver.ScrollGeometry<Double>, from origin: CGPoint) -> Bool {
    let before = self.geometry?.maximumOffset
    self.geometry = geometry
    self.origin = origin
    let wanted = held(CGPoint(x: geometry.offset.x, y: geometry.offset.y), since: before)
    isPlaced = true
    offset = wanted
    return wanted != CGPoint(x: geometry.offset.x, y: geometry.offset.y)
  }

  /// The offset after the range has changed: at first that of the anchor; later as far from the
  /// anchor's own as it was. (rule 4.6)
  private func held(_ offset: CGPoint, since before: LayoutPoint<Double>?) -> CGPoint {
    guard let maximum = geometry?.maximumOffset else { return offset }
    if !isPlaced {
      guard let anchor = anchors.initialOffset else { return offset }
      return CGPoint(x: maximum.x * anchor.x, y: maximum.y * anchor.y)
    }
    guard let before, before != maximum, let anchor = anchors.sizeChanges else { return offset }
    let moved = CGPoint(
      x: self.offset.x + (maximum.x - before.x) * anchor.x,
      y: self.offset.y + (maximum.y - before.y) * anchor.y
    )
    return CGPoint(x: min(max(0, moved.x), maximum.x), y: min(max(0, moved.y), maximum.y))
  }

  /// How far it can be scrolled; `nil` before the first layout.
  var maximumOffset: CGPoint? {
    guard let maximum = geometry?.maximumOffset else { return nil }
    if faults.contains(.rangesAreEmpty) { return .zero }
    let excess = faults.contains(.rangesAreTooLong) ? 1.0 : 0
    return CGPoint(x: maximum.x, y: maximum.y + excess)
  }

  /// Scrolls, as far as the range allows; says whether that changed anything.
  func scroll(to target: CGPoint) -> Bool {
    guard let maximum = maximumOffset else { return false }
    let clamped = CGPoint(
      x: min(max(0, target.x), maximum.x),
      y: min(max(0, target.y), maximum.y)
    )
    guard clamped != offset else { return false }
    offset = clamped
    return true
  }

  /// The offset that shows `rect`, in the screen's coordinates, at `anchor`, or as little further
  /// as shows all of it. (rules 4.8, 4.9)
  func offset(showing rect: CGRect, at anchor: UnitPoint?) -> CGPoint? {
    guard var geometry else { return nil }
    // What was scrolled since the layout has moved the content already.
    let moved = (x: offset.x - geometry.offset.x, y: offset.y - geometry.offset.y)
    geometry.offset = LayoutPoint(x: offset.x, y: offset.y)
    let own = LayoutRect<Double>(
      x: rect.minX - origin.x - moved.x,
      y: rect.minY - origin.y - moved.y,
      width: rect.width,
      height: rect.height
    )
    let target =
      if let anchor {
        geometry.offset(aligning: own, at: LayoutPoint(x: anchor.x, y: anchor.y))
      } else {
        geometry.offset(showing: own)
      }
    return CGPoint(x: target.x, y: target.y)
  }
}

/// What the surroundings say about scrolling.
struct ScrollSettings {
  var anchors = ScrollAnchors()
  /// Added to the content's insets. (rule 4.7)
  var margins = EdgeInsets()
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

extension ScrollingElement {
  func scrolled(_ geometry: LayoutSolver.ScrollGeometry<Double>, from origin: CGPoint) {
    region.faults = host.faults
    if region.placed(geometry, from: origin) { host.layOutAgain(self) }
  }

  /// Scrolls so that `rect`, in the screen's coordinates, is shown.
  func scroll(showing rect: CGRect, at anchor: UnitPoint?) {
    guard let target = region.offset(showing: rect, at: anchor) else { return }
    if region.scroll(to: target) { invalidateLayout() }
  }
}
