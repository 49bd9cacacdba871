import LayoutSolver
import PropertyTesting

extension Invariant {
  /// An element can be scrolled wholly into the open: above the keyboard and every bar.
  ///
  /// Speaks about elements in a scroll region with room for their height in its viewport. Broken by
  /// the points that stay covered.
  public static func canBeScrolledIntoView(_ name: String) -> Invariant {
    Invariant("the \(name) can be scrolled wholly into view") { observation in
      let element = try observation.element(name)
      return observation.verdict(onScrollingIntoView: element)
    }
  }

  /// An element can be scrolled wholly above a bar that lies over the scroll region, and above all
  /// else that covers the bottom.
  ///
  /// Speaks about elements in a scroll region with room for their height above the bar. Broken by the
  /// points that stay covered.
  public static func canBeScrolledIntoView(_ name: String, above bar: String) -> Invariant {
    Invariant("the \(name) can be scrolled wholly above the \(bar)") { observation in
      let element = try observation.element(name)
      let edge = try observation.element(bar).frame.minY
      return observation.verdict(onScrollingIntoView: element, above: edge)
    }
  }

  /// What shows whole and is enabled can be tapped.
  ///
  /// Speaks about screens on which all of the element shows. Broken, without a measure, where a
  /// touch at its centre does not reach it.
  public static func canBeTapped(_ name: String) -> Invariant {
    Invariant("the \(name) can be tapped where it shows") { observation in
      observation.verdict(onTapping: try observation.element(name))
    }
  }

  /// Where the keyboard covers an element, touches are the keyboard's.
  ///
  /// Speaks about running screens on which the keyboard covers the element's centre. Broken, without
  /// a measure, where a touch there reaches the element.
  public static func isOutOfReachUnderKeyboard(_ name: String) -> Invariant {
    Invariant("the \(name) can't be tapped through the keyboard") { observation in
      let element = try observation.element(name)
      let centre = (element.frame.minY + element.frame.maxY) / 2
      let span = observation.keyboardTop..<observation.environment.size.height
      guard observation.rest != nil, span.contains(centre) else { return .discarded }
      return .that(
        element.blocker != nil,
        otherwise: """
          a touch at \(points(centre)) reaches the \(name), the keyboard begins at \
          \(points(observation.keyboardTop))
          """
      )
    }
  }

  /// Nothing that stands still reaches out of the top of the safe area.
  ///
  /// Speaks about every screen with elements outside of scroll regions that have room in the safe
  /// area, each for itself. Broken by the points that the highest one reaches out.
  public static let staysBelowTheTop = Invariant("nothing leaves the safe area at the top") {
    observation in
    let standing = observation.elements.filter {
      $0.scroll == nil && $0.hasArea && observation.hasRoom(for: $0, 0)
    }
    guard let highest = standing.min(by: { $0.frame.minY < $1.frame.minY }) else {
      return .discarded
    }
    let reach = observation.environment.safeArea.top - highest.frame.minY
    return .margin(
      tolerant: -max(reach, 0),
      otherwise: "the \(highest.name) begins \(points(reach)) pt above the safe area"
    )
  }

  /// No two controls that move together lie on top of one another.
  ///
  /// Speaks about screens with two or more controls that show and stand in the same scroll region,
  /// or in none: what scrolls may pass under a bar. A smaller one in front that lies wholly on
  /// another belongs there, as a button that clears a field does; so does a control that is a part of
  /// another. Broken by the smaller side of the
  /// largest overlap, in points.
  public static let controlsDoNotOverlap = Invariant("no control covers another") { observation in
    let controls = observation.elements.filter {
      $0.role.isControl && !$0.isPart && $0.visible != nil
    }
    guard controls.count > 1 else { return .discarded }
    var worst: (depth: Double, reason: String) = (0, "")
    for (position, first) in controls.enumerated() {
      for second in controls[(position + 1)...]
      where second.scroll == first.scroll && !second.isSet(on: first) && !first.isSet(on: second) {
        guard let shared = first.visible?.overlap(with: second.visible ?? .nowhere) else {
          continue
        }
        let depth = min(shared.size.width, shared.size.height)
        guard depth > worst.depth else { continue }
        worst = (depth, "the \(first.name) and the \(second.name) overlap by \(points(depth)) pt")
      }
    }
    return .margin(tolerant: -worst.depth, otherwise: worst.reason)
  }

  /// A control at the bottom keeps a least distance to the screen's edge, or the home indicator's
  /// where that is larger; above a keyboard it keeps the least distance to that.
  ///
  /// Speaks about every screen on which the element stands in no scroll region, and that has room
  /// for it and the distance. Broken by the points that it is too high or too low.
  public static func keepsDistanceFromEdge(_ name: String, atLeast least: Double) -> Invariant {
    Invariant("the \(name) ends \(points(least)) pt or more from the edge") { observation in
      let element = try observation.element(name)
      guard element.scroll == nil, observation.hasRoom(for: element, least) else {
        return .discarded
      }
      let distance = observation.environment.size.height - element.frame.maxY
      let wanted = max(
        observation.environment.keyboard.height + least,
        observation.environment.safeArea.bottom
      )
      return .margin(
        tolerant: -(distance - wanted).magnitude,
        otherwise: "its distance is \(points(distance)) instead of \(points(wanted))"
      )
    }
  }

  /// A footer ends at the safe edge when the content fits, else at the end of the content.
  ///
  /// Speaks about a footer in a scroll region that reaches down to the safe edge. Broken by the
  /// points between where it ends, were nothing scrolled, and where it has to.
  public static func endsTheContent(_ name: String, gap: Double = 0) -> Invariant {
    Invariant("the \(name) ends at the safe edge or at the end of the content") { observation in
      let element = try observation.element(name)
      guard let scroll = observation.scroll(around: element) else { return .discarded }
      let room = min(scroll.viewport.maxY, observation.environment.safeBottom)
      let end = max(room, scroll.viewport.minY + scroll.contentSize.height) - gap
      let found = observation.place(of: element).maxY
      return .margin(
        tolerant: -(found - end).magnitude,
        otherwise: "the \(name) ends at \(points(found)) instead of \(points(end))"
      )
    }
  }
}

extension ObservedElement.Role {
  var isControl: Bool {
    switch self {
    case .button, .field, .toggle, .control: true
    case .text, .image, .group, .other: false
    }
  }
}

extension ObservedElement {
  /// Whether it lies, smaller than that, wholly on another element, and can be tapped there.
  fileprivate func isSet(on other: ObservedElement) -> Bool {
    frame != other.frame && other.frame.covers(frame) && blocker == nil
  }
}

extension LayoutRect where Scalar == Double {
  fileprivate func covers(_ inner: LayoutRect) -> Bool {
    let distances = [
      inner.minX - minX, inner.minY - minY, maxX - inner.maxX, maxY - inner.maxY,
    ]
    return distances.allSatisfy { $0 > -Invariant.tolerance }
  }

  fileprivate static var nowhere: LayoutRect { LayoutRect(x: 0, y: 0, width: 0, height: 0) }
}

extension Observation {
  func verdict(
    onScrollingIntoView element: ObservedElement,
    above edge: Double = .infinity
  ) -> Verdict {
    guard let scroll = scroll(around: element) else { return .discarded }
    let top = max(scroll.viewport.minY, environment.safeArea.top)
    let bottom = min(scroll.viewport.maxY, environment.safeBottom, edge)
    guard element.frame.size.height <= bottom - top else { return .discarded }
    let chain = scrolls.chain(from: element.scroll)
    let down = chain.reduce(0) { $0 + $1.maximumOffset.y - $1.offset.y }
    let up = chain.reduce(0) { $0 + $1.offset.y }
    let below = element.frame.maxY - bottom - down
    let above = top - element.frame.minY - up
    return .margin(
      tolerant: -max(below, above),
      otherwise: """
        \(points(max(below, above))) pt of the \(element.name) stay \
        \(below > above ? "below" : "above") what can be scrolled into view
        """
    )
  }

  func verdict(onTapping element: ObservedElement) -> Verdict {
    guard element.isEnabled, element.visible == element.frame else { return .discarded }
    guard let blocker = element.blocker else { return .holds(margin: nil) }
    return .broken(reason: "the \(element.name) shows, but \(blocker)")
  }
}
