import Foundation
import LayoutSolver

/// Finds what a touch lands on: the frontmost view at a point that takes touches.
///
/// Text, pictures, colours but clear ones, and controls take touches on their frames; containers
/// between them let touches through. A scroll region takes what its content lets through, and
/// cuts its content off at its bounds. A bar set by `safeAreaInset` takes all touches on it.
@MainActor
struct HitTest {
  let point: CGPoint

  /// What is hit at this place or inside of it.
  func target(in element: ViewElement) -> ViewElement? {
    if let scroll = element.scrolling { return target(inScroll: scroll) }
    if element.control != nil { return child(of: element) ?? itself(element) }
    if let holder = element.secondaryHolder, holder.isInset { return target(underBar: holder) }
    if let behavior = element.behavior { return target(in: element, doing: behavior.touchEffect) }
    if element.measured != nil { return itself(element) }
    if let leaf = element.leaf { return leaf.takesTouches ? itself(leaf) : nil }
    return child(of: element)
  }

  private func itself(_ element: ViewElement) -> ViewElement? {
    element.frame?.contains(point) == true ? element : nil
  }

  /// Front to back.
  private func child(of element: ViewElement) -> ViewElement? {
    var children: [ViewElement] = []
    element.visitChildren { children.append($0) }
    for child in children.reversed() {
      if let target = target(in: child) { return target }
    }
    return nil
  }

  private func target(inScroll scroll: any ScrollingElement) -> ViewElement? {
    guard scroll.region.bounds?.contains(point) == true else { return nil }
    return child(of: scroll) ?? scroll
  }

  private func target(underBar holder: any SecondaryHolder) -> ViewElement? {
    if let bar = holder.secondary {
      if let target = target(in: bar) { return target }
      if bar.frame?.contains(point) == true { return bar }
    }
    return child(of: holder)
  }

  private func target(in element: ViewElement, doing effect: TouchEffect) -> ViewElement? {
    switch effect {
    case .hides, .passesThrough: nil
    case .fillsFrame: child(of: element) ?? itself(element)
    case .none: child(of: element)
    }
  }
}

extension ScrollRegion {
  /// All of the region on the screen.
  var bounds: CGRect? { geometry.map { CGRect($0.bounds).offsetBy(dx: origin.x, dy: origin.y) } }

  /// What a person can tell of it.
  func observed(_ id: Int, inside outer: Int?) -> HostScroll? {
    guard let geometry, let maximumOffset else { return nil }
    return HostScroll(
      id: id,
      outer: outer,
      bounds: CGRect(geometry.bounds).offsetBy(dx: origin.x, dy: origin.y),
      viewport: CGRect(geometry.viewport).offsetBy(dx: origin.x, dy: origin.y),
      offset: offset,
      maximumOffset: maximumOffset,
      contentSize: CGSize(geometry.contentSize),
      scrollsVertically: geometry.scrollsVertically
    )
  }
}

extension ScrollingElement {
  /// The region as it is now; `nil` where it is not laid out.
  var observed: HostScroll? {
    region.observed(Int(assuredTag), inside: enclosingScroll.map { Int($0.assuredTag) })
  }
}
