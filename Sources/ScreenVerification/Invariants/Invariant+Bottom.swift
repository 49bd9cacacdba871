import LayoutSolver
import PropertyTesting

extension Invariant {
  /// The bottom of an element is on the lower safe edge, or `gap` above it, when the content fits.
  ///
  /// Speaks about screens on which nothing around the element can scroll up or down, and where, if
  /// the element stands in no scroll region at all, the layout with its padding is no taller than
  /// the safe area, and neither are the elements outside of scroll regions together. The lower safe
  /// edge is the keyboard's upper edge, or the home indicator's where that is higher. Broken by the
  /// points between where the bottom is and where it has to be.
  ///
  ///     Invariant.restsOnSafeEdge("pay", gap: 16)  // under a padding of 16
  public static func restsOnSafeEdge(_ name: String, gap: Double = 0) -> Invariant {
    let place = gap == 0 ? "on" : "\(points(gap)) above"
    return Invariant(
      "the \(name)'s bottom is \(place) the safe edge when the content fits"
    ) { observation in
      let element = try observation.element(name)
      guard observation.contentFits(around: element) else { return .discarded }
      let bottom = element.frame.maxY
      let edge = observation.environment.safeBottom
      return .margin(
        tolerant: -(bottom + gap - edge).magnitude,
        otherwise: """
          the \(name) ends at \(points(bottom)), \(points((bottom - edge).magnitude)) pt \
          \(bottom > edge ? "below" : "above") the safe edge at \(points(edge))\
          \(gap == 0 ? "" : " instead of \(points(gap)) above")
          """
      )
    }
  }

  /// The screen scrolls when its content does not fit, by exactly the overflow, and not otherwise.
  ///
  /// Speaks about every screen: about each vertical scroll region that is in no other, whose
  /// content has to fit into the part of the viewport that is above home indicator and keyboard; and,
  /// where there is no such region, about the elements, which have to fit into the
  /// safe area, since nothing scrolls. Broken by the points that can't be scrolled to, or that
  /// scroll though they need not.
  public static let scrollsByTheOverflow = Invariant(
    "the screen scrolls when it does not fit, by exactly the overflow"
  ) { observation in
    let regions = observation.scrolls.filter { $0.outer == nil && $0.scrollsVertically }
    guard !regions.isEmpty else { return observation.verdictWithoutScrolling }
    let verdicts = regions.map { observation.verdict(onRangeOf: $0) }
    return verdicts.first(where: \.isBroken) ?? .holds(margin: 0)
  }

  /// An element is never under the keyboard.
  ///
  /// Speaks about screens with a keyboard that covers their bottom, where between the upper safe
  /// edge and the keyboard there is room for the element's height. Outside of scroll regions the
  /// element has to end above the keyboard; inside of one, there has to be an offset at which it
  /// does. Broken by the points that stay covered.
  public static func staysAboveKeyboard(_ name: String) -> Invariant {
    Invariant("the \(name) is never under the keyboard") { observation in
      let element = try observation.element(name)
      let room = observation.keyboardTop - observation.environment.safeArea.top
      guard observation.environment.keyboard.height > 0, element.frame.size.height <= room
      else { return .discarded }
      return observation.verdict(onReaching: element)
    }
  }
}

extension Observation {
  /// Whether nothing around `element` needs to scroll up or down.
  fileprivate func contentFits(around element: ObservedElement) -> Bool {
    guard element.scroll != nil else {
      return max(heightOfStandingContent, root?.size.height ?? 0) <= safeHeight
    }
    return scrolls.chain(from: element.scroll).allSatisfy { $0.maximumOffset.y == 0 }
  }

  private var safeHeight: Double { safeSpan.upperBound - safeSpan.lowerBound + Invariant.tolerance }

  /// From the top of the highest to the bottom of the lowest element outside of scroll regions.
  private var heightOfStandingContent: Double {
    let frames = elements.filter { $0.scroll == nil }.map(\.frame)
    let top = frames.map(\.minY).min() ?? 0
    return (frames.map(\.maxY).max() ?? 0) - top
  }

  /// Without a scroll region, all has to fit.
  fileprivate var verdictWithoutScrolling: Verdict {
    let room = safeSpan.upperBound - safeSpan.lowerBound
    let overflow = heightOfStandingContent - room
    return .margin(
      tolerant: -overflow,
      otherwise: """
        the content is \(points(heightOfStandingContent)) high in a safe area of \(points(room)), \
        and nothing scrolls: \(points(overflow)) pt stay out of reach
        """
    )
  }

  fileprivate func verdict(onRangeOf scroll: ObservedScroll) -> Verdict {
    let room = scroll.room(above: safeSpan.upperBound)
    let overflow = max(scroll.contentSize.height - room, 0)
    let range = scroll.maximumOffset.y
    return .margin(
      tolerant: -(range - overflow).magnitude,
      otherwise: """
        content \(points(scroll.contentSize.height)) high in a room of \(points(room)) \
        can be scrolled by \(points(range)) pt instead of \(points(overflow))
        """
    )
  }

  fileprivate func verdict(onReaching element: ObservedElement) -> Verdict {
    let hidden = element.frame.maxY - keyboardTop
    let chain = scrolls.chain(from: element.scroll)
    let reach = chain.reduce(0) { $0 + $1.maximumOffset.y - $1.offset.y }
    return .margin(
      tolerant: reach - hidden,
      otherwise: """
        the \(element.name) ends at \(points(element.frame.maxY)), the keyboard begins at \
        \(points(keyboardTop)): \(points(hidden - reach)) pt stay covered\
        \(chain.isEmpty ? "" : " when all is scrolled up")
        """
    )
  }
}

extension ObservedScroll {
  /// The height of the viewport's part above `edge`. What lies above the safe area does so by
  /// intent: no further scrolling brings the start of the content down.
  fileprivate func room(above edge: Double) -> Double {
    max(min(viewport.maxY, edge) - viewport.minY, 0)
  }
}
