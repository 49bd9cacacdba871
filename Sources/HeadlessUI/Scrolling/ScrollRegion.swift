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
  private(set) var geometry: ScrollGeometry<Double>?
  private(set) var origin = CGPoint.zero
  private var isPlaced = false

  func behavior(
    _ axes: Set<LayoutSolver.Axis>,
    _ settings: ScrollSettings,
    fillsBothAxes: Bool
  ) -> ScrollBehavior<Double> {
    let anchor = settings.anchor ?? .topLeading
    return ScrollBehavior(
      axes,
      offset: startingOffset(anchor),
      restingFraction: LayoutPoint(x: anchor.x, y: anchor.y),
      margins: LayoutInsets(settings.margins),
      fillsBothAxes: fillsBothAxes
    )
  }

  /// At first the content is scrolled to its anchor. (rule 4.6)
  private func startingOffset(_ anchor: UnitPoint) -> LayoutPoint<Double> {
    guard !isPlaced, anchor != .topLeading, let geometry else {
      return LayoutPoint(x: offset.x, y: offset.y)
    }
    isPlaced = true
    return LayoutPoint(
      x: geometry.maximumOffset.x * anchor.x,
      y: geometry.maximumOffset.y * anchor.y
    )
  }

  /// The layout has placed the region; an offset beyond the range has been moved into it.
  /// (rule 4.11)
  func placed(_ geometry: ScrollGeometry<Double>, from origin: CGPoint) {
    self.geometry = geometry
    self.origin = origin
    offset = CGPoint(x: geometry.offset.x, y: geometry.offset.y)
  }

  /// Scrolls, as far as the range allows; says whether that changed anything.
  func scroll(to target: CGPoint) -> Bool {
    guard let geometry else { return false }
    let maximum = geometry.maximumOffset
    let clamped = CGPoint(
      x: min(max(0, target.x), maximum.x),
      y: min(max(0, target.y), maximum.y)
    )
    isPlaced = true
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
  /// Where short content rests and long content begins; `nil` for the top leading corner.
  var anchor: UnitPoint?
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
  func scrolled(_ geometry: ScrollGeometry<Double>, from origin: CGPoint) {
    region.placed(geometry, from: origin)
  }

  /// Scrolls so that `rect`, in the screen's coordinates, is shown.
  func scroll(showing rect: CGRect, at anchor: UnitPoint?) {
    guard let target = region.offset(showing: rect, at: anchor) else { return }
    if region.scroll(to: target) { invalidateLayout() }
  }
}
