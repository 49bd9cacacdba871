import Foundation
import LayoutSolver

extension ScreenHost {
  /// Scrolls the region `name`, or the innermost one around what has the name, by a distance,
  /// as far as its range allows.
  public func scroll(_ name: String, by distance: CGSize) throws(HostProblem) {
    let scroll = try core.scroll(around: name)
    let offset = scroll.region.offset
    scrollRegion(
      scroll,
      to: CGPoint(x: offset.x + distance.width, y: offset.y + distance.height)
    )
  }

  /// Scrolls the region `name`, or the innermost one around what has the name, to a distance from
  /// the start of its content, as far as its range allows.
  public func scroll(_ name: String, to offset: CGPoint) throws(HostProblem) {
    scrollRegion(try core.scroll(around: name), to: offset)
  }

  /// Scrolls the regions around `name` as little as brings all of it into sight, as a person
  /// would before touching it. Throws where no scrolling does.
  public func scrollUntilVisible(_ name: String) throws(HostProblem) {
    let place = try core.place(named: name) { $0.role != .text }
    guard place.frame != nil else { throw HostProblem(name, .notShown) }
    var next = place.element.enclosingScroll
    while let scroll = next {
      perform {
        if let frame = place.frame { scroll.scroll(showing: frame, at: nil) }
      }
      next = scroll.enclosingScroll
    }
    guard core.observed(place)?.visibleFrame != nil else {
      throw HostProblem(name, .staysHidden)
    }
  }

  /// Scrolls the region of that identity up or down to a part of its range: 0 for its start, 1 for
  /// its end. Without effect where there is no such region.
  public func scroll(region id: Int, toPart part: Double) {
    guard let scroll = core.scroll(id), let range = scroll.region.maximumOffset else { return }
    let y = range.y * min(max(part, 0), 1)
    scrollRegion(scroll, to: CGPoint(x: scroll.region.offset.x, y: y))
  }

  private func scrollRegion(_ scroll: any ScrollingElement, to offset: CGPoint) {
    perform {
      if scroll.region.scroll(to: offset) { scroll.invalidateLayout() }
    }
  }
}

extension HostCore {
  fileprivate func scroll(_ id: Int) -> (any ScrollingElement)? {
    tags[Int32(truncatingIfNeeded: id)]?.scrolling
  }

  fileprivate func scroll(around name: String) throws(HostProblem) -> any ScrollingElement {
    let element = try place(named: name).element
    if let scroll = element.innerScroll ?? element.enclosingScroll { return scroll }
    throw HostProblem(name, .notInScrollRegion)
  }
}

extension ViewElement {
  /// The one region at this place, behind what names or modifies it.
  fileprivate final var innerScroll: (any ScrollingElement)? {
    if let scrolling { return scrolling }
    var children: [ViewElement] = []
    visitChildren { children.append($0) }
    return children.count == 1 ? children[0].innerScroll : nil
  }
}
