import Foundation

extension ScreenHost {
  /// What is called `name`. Throws where nothing is, or more than one thing.
  public func element(_ name: String) throws(HostProblem) -> HostElement {
    let place = try core.place(named: name)
    guard let element = core.observed(place) else { throw HostProblem(name, .notShown) }
    return element
  }

  /// All that is called `name`, back to front.
  public func elements(_ name: String) -> [HostElement] {
    elements.filter { $0.names.contains(name) }
  }

  /// The regions that scroll, outer ones first.
  public var scrolls: [HostScroll] {
    var scrolls: [HostScroll] = []
    for surface in core.surfaces { surface.root?.collectScrolls(into: &scrolls) }
    return scrolls
  }

  /// What there is, a line an element, to read while looking for a fault.
  public var tree: String { elements.map(\.description).joined(separator: "\n") }
}

extension HostCore {
  /// The one place of that name; where several share it, the one on what is presented over the
  /// others, or the one that `isMeant` picks out.
  func place(
    named name: String,
    _ isMeant: (NamedPlace) -> Bool = { _ in false }
  ) throws(HostProblem) -> NamedPlace {
    let all = namedPlaces
    let found = all.filter { $0.names.contains(name) }
    if found.count == 1 { return found[0] }
    let inFront = found.filter { $0.element.outermost === surfaces.last?.root }
    if inFront.count == 1 { return inFront[0] }
    let meant = found.filter(isMeant)
    if meant.count == 1 { return meant[0] }
    guard !found.isEmpty else {
      throw HostProblem(name, .unknown(near: namesNear(name, among: all.flatMap(\.names))))
    }
    throw HostProblem(name, .ambiguous(found.map(candidate)))
  }

  private func candidate(_ place: NamedPlace) -> String {
    "\(place.role.rawValue) \(place.frame?.brief ?? "not shown")"
  }

  /// The field of that name, or the one field inside of what has the name.
  func field(named name: String) throws(HostProblem) -> any FocusableElement {
    let place = try place(named: name) { $0.element.focusable != nil }
    guard let field = place.element.firstField else { throw HostProblem(name, .notAField) }
    guard field.environment.isEnabled else { throw HostProblem(name, .disabled) }
    return field
  }
}

extension ViewElement {
  fileprivate func collectScrolls(into scrolls: inout [HostScroll]) {
    if let scroll = scrolling?.observed { scrolls.append(scroll) }
    visitChildren { $0.collectScrolls(into: &scrolls) }
  }
}
