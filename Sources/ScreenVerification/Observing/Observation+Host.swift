import Foundation
import HeadlessUI
import LayoutSolver

extension Observation {
  /// What shows of a running screen.
  @MainActor
  init(_ host: ScreenHost, in environment: ScreenEnvironment) {
    let regions = host.scrolls
    self.init(
      environment: environment,
      elements: host.elements.map { ObservedElement($0, among: regions) },
      scrolls: regions.map { ObservedScroll($0, among: regions) }
    )
    let settling = host.settling
    rest = Rest(
      frames: settling.frames,
      passes: settling.passes,
      rounds: settling.rounds,
      alternating: settling.alternating
    )
  }
}

extension ObservedElement {
  fileprivate init(_ element: HostElement, among regions: [HostScroll]) {
    self.init(
      name: element.names.first ?? "",
      frame: LayoutRect(element.frame),
      visible: element.visibleFrame.map { LayoutRect($0) },
      scroll: element.scroll.flatMap { regions.index(of: $0.id) }
    )
    otherNames = Array(element.names.dropFirst())
    role = Role(element.role)
    isEnabled = element.isEnabled
    isFocused = element.isFocused
    blocker = element.touch == .reaches ? nil : element.touch.description
    text = element.text
    isOnBar = element.isOnBar
    isPart = element.isPart
    isBehind = element.isBehind
  }
}

extension ObservedElement.Role {
  fileprivate init(_ role: HostElement.Role) {
    self = ObservedElement.Role(rawValue: role.rawValue) ?? .other
  }
}

extension ObservedScroll {
  fileprivate init(_ scroll: HostScroll, among regions: [HostScroll]) {
    self.init(
      viewport: LayoutRect(scroll.viewport),
      bounds: LayoutRect(scroll.bounds),
      contentSize: LayoutSize(
        width: scroll.contentSize.width,
        height: scroll.contentSize.height
      ),
      offset: LayoutPoint(x: scroll.offset.x, y: scroll.offset.y),
      maximumOffset: LayoutPoint(x: scroll.maximumOffset.x, y: scroll.maximumOffset.y),
      scrollsVertically: scroll.scrollsVertically,
      outer: scroll.outer.flatMap { regions.index(of: $0) }
    )
  }
}

extension [HostScroll] {
  fileprivate func index(of id: Int) -> Int? { firstIndex { $0.id == id } }
}

extension LayoutRect<Double> {
  fileprivate init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
