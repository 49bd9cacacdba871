import Foundation

extension HostCore {
  /// What a person could name, surfaces in front last.
  var namedPlaces: [NamedPlace] {
    var collector = NamedPlaceCollector()
    for surface in surfaces {
      if let root = surface.root { collector.collect(root) }
    }
    return collector.places.map(\.named)
  }

  /// What a person can tell of a place; `nil` where it is not laid out.
  func observed(_ place: NamedPlace) -> HostElement? {
    guard let frame = place.frame else { return nil }
    let element = place.element
    return HostElement(
      names: place.names,
      role: place.role,
      frame: frame,
      visibleFrame: visiblePart(of: frame, element),
      isEnabled: element.environment.isEnabled,
      isFocused: focus.focused.map { $0.isInside(element) } ?? false,
      text: element.editable?.text.wrappedValue,
      touch: touch(on: element, frame),
      scroll: element.enclosingScroll?.observed,
      isOnBar: element.isOnBar,
      isPart: place.isPart,
      isBehind: surfaces.last?.root !== element.outermost
    )
  }

  /// See ``HostElement/visibleFrame``.
  private func visiblePart(of frame: CGRect, _ element: ViewElement) -> CGRect? {
    var part: CGRect? = frame.shown(in: aboveKeyboard)
    var (inner, next) = (element, element.parent)
    while let around = next, let left = part {
      if let bounds = around.scrolling?.region.bounds {
        part = left.shown(in: bounds)
      } else if let holder = around.secondaryHolder, holder.isInset,
        let second = holder.secondary, second !== inner, second.isDrawn, let bar = second.frame
      {
        part = left.cutOff(by: bar, around: holder.extent ?? bar)
      }
      (inner, next) = (around, around.parent)
    }
    let own = surfaces.firstIndex { $0.root === inner } ?? surfaces.endIndex
    for surface in surfaces.dropFirst(own + 1) { part = part?.uncovered(by: surface.frame) }
    return part
  }

  private var aboveKeyboard: CGRect {
    let size = screen.size
    return CGRect(x: 0, y: 0, width: size.width, height: size.height - keysHeight)
  }
}

extension ViewElement {
  /// Whether anything is to be seen here: text, a control, a picture, a colour that is not clear.
  fileprivate final var isDrawn: Bool {
    if control != nil || measured != nil { return true }
    if let leaf { return leaf.takesTouches }
    var isDrawn = false
    visitChildren { isDrawn = isDrawn || $0.isDrawn }
    return isDrawn
  }

  fileprivate final var isOnBar: Bool {
    var (inner, next) = (self, parent)
    while let around = next {
      if around.inBar === inner { return true }
      (inner, next) = (around, around.parent)
    }
    return false
  }
}

extension CGRect {
  fileprivate func shown(in bounds: CGRect) -> CGRect? {
    let shared = intersection(bounds)
    return shared.isEmpty ? nil : shared
  }

  /// What is left on this side of a bar that goes all across; `around` is the bar with its content.
  fileprivate func cutOff(by bar: CGRect, around: CGRect) -> CGRect? {
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    if bar.minX <= minX && bar.maxX >= maxX {
      if bar.midY > around.midY { bottom = min(bottom, bar.minY) } else { top = max(top, bar.maxY) }
    } else if bar.minY <= minY && bar.maxY >= maxY {
      if bar.midX > around.midX { right = min(right, bar.minX) } else { left = max(left, bar.maxX) }
    }
    guard left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around what is left of this one beside `cover`; `nil` for nothing.
  func uncovered(by cover: CGRect) -> CGRect? {
    let shared = intersection(cover)
    guard !shared.isEmpty else { return self }
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    let (isWide, isHigh) = (shared.width == width, shared.height == height)
    if isWide && shared.minY == minY { top = shared.maxY }
    if isWide && shared.maxY == maxY { bottom = shared.minY }
    if isHigh && shared.minX == minX { left = shared.maxX }
    if isHigh && shared.maxX == maxX { right = shared.minX }
    guard left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
