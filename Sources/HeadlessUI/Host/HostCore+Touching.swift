import Foundation

/// What does something when it is tapped.
@MainActor
enum TapTaker {
  case control(any ControlPlace)
  case gesture(TapBehavior)
}

extension HostCore {
  /// What lies at a point of the screen, in front of all else.
  func hit(at point: CGPoint) -> ViewElement? {
    let missed = faults.contains(.touchesLandLow) ? 8.0 : 0
    let point = CGPoint(x: point.x, y: point.y + missed)
    for surface in surfaces.reversed() {
      guard let root = surface.root else { continue }
      return HitTest(point: point).target(in: root)
    }
    return nil
  }

  /// What becomes of a touch at the centre of an element.
  func touch(on element: ViewElement, _ frame: CGRect) -> HostTouch {
    let centre = CGPoint(x: frame.midX, y: frame.midY)
    if element.isScrolledAway(from: centre) { return .scrolledAway }
    guard CGRect(origin: .zero, size: screen.size).contains(centre) else { return .outsideScreen }
    guard centre.y < screen.size.height - keysHeight || faults.contains(.keyboardLetsTouchesThrough)
    else { return .keyboard }
    guard surfaces.last(where: { $0.root != nil })?.root === element.outermost else {
      return .taken(by: "a screen in front")
    }
    guard let target = hit(at: centre) else { return .passesThrough }
    if target.isInside(element) { return .reaches }
    return element.isInside(target) && target.scrolling != nil
      ? .passesThrough : .taken(by: phrase(for: target))
  }

  /// What around `element` acts on taps: the innermost control or gesture, or one that comes before
  /// all inside of it; then those that act beside it.
  func takers(from element: ViewElement) -> [TapTaker] {
    var first: TapTaker?
    var others: [TapTaker] = []
    var next: ViewElement? = element
    while let element = next {
      if let control = element.control {
        first = first ?? .control(control)
      } else if let tap = element.behavior as? TapBehavior, tap.takesTaps {
        switch tap.precedence {
        case .innermost: first = first ?? .gesture(tap)
        case .beside: others.append(.gesture(tap))
        case .outermost: first = .gesture(tap)
        }
      }
      next = element.parent
    }
    return [first].compactMap { $0 } + others
  }

  /// What a person would call what was hit.
  private func phrase(for target: ViewElement) -> String {
    var next: ViewElement? = target
    while let element = next {
      if let name = ownName(of: element, around: target) { return name }
      if let holder = element.parent?.secondaryHolder, holder.secondary === element {
        return holder.isInset ? "a bar" : "a view in front"
      }
      if element.scrolling != nil { return "a scroll region" }
      next = element.parent
    }
    return "a view in front"
  }

  /// The name of the one thing at a place, where that is what was hit or stands for it.
  private func ownName(of element: ViewElement, around target: ViewElement) -> String? {
    var collector = NamedPlaceCollector()
    collector.collect(element)
    guard let place = collector.places.first, let name = place.names.first,
      target.isInside(place.element) || place.element.isInside(target)
    else { return nil }
    return "the \(place.role.rawValue) “\(name)”"
  }
}

extension ViewElement {
  final var outermost: ViewElement {
    var element = self
    while let parent = element.parent { element = parent }
    return element
  }

  final func isInside(_ other: ViewElement) -> Bool {
    var next: ViewElement? = self
    while let element = next {
      if element === other { return true }
      next = element.parent
    }
    return false
  }

  fileprivate final func isScrolledAway(from point: CGPoint) -> Bool {
    var next = enclosingScroll
    while let scroll = next {
      if scroll.region.bounds?.contains(point) == false { return true }
      next = scroll.enclosingScroll
    }
    return false
  }
}
