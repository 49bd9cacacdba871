package import LayoutSolver
import PropertyTesting

extension Invariant {
  /// After the keyboard is hidden, all is where it was before it came.
  ///
  /// Speaks about stories in which nobody taps or types, and in which the screen twice shows the same
  /// elements in the same environment, without keyboard and focus. Places are those in the content:
  /// how far a region is scrolled does not count. Broken by the largest difference, in points.
  public static let returnsAfterHide = Invariant(
    "all returns to its place when the keyboard is hidden",
    needsFresh: false
  ) { story in
    guard story.steps.allSatisfy(\.action.leavesContentAlone) else { return .discarded }
    let pairs = story.observations.pairs {
      $0.environment == $1.environment && $0.environment.keyboard == .hidden
        && $0.focusedField == nil && $1.focusedField == nil && $0.showsTheSame(as: $1)
    }
    guard !pairs.isEmpty else { return .discarded }
    return pairs.map { $1.verdict(comparedWith: $0, "before") }.worst
  }

  /// The layout depends on where the screen is now, not on how it came there.
  ///
  /// Speaks about stories in which something is done, but nobody taps or types, and that end without
  /// a focused field. Compared is a screen made afresh in the last environment, where that shows the
  /// same elements; places are those in the content. Broken by the largest difference, in points.
  public static let doesNotDependOnThePath = Invariant(
    "the layout does not depend on the path to it",
    needsFresh: true
  ) { story in
    guard let fresh = story.fresh, !story.steps.isEmpty, story.end.focusedField == nil,
      story.steps.allSatisfy(\.action.leavesContentAlone), story.end.showsTheSame(as: fresh)
    else { return .discarded }
    return story.end.verdict(comparedWith: fresh, "made afresh")
  }

  /// Doing the same again changes nothing.
  ///
  /// Speaks about stories that end with a keyboard shown or hidden, a type size set, a focus moved,
  /// a region scrolled, or the application left and entered: that is done twice, and the keyboard,
  /// where it is up, tells of itself once more. Broken by the largest way, in points, that an element
  /// moves on the screen.
  public static let repeatingChangesNothing = Invariant(
    "doing the same again changes nothing",
    comparedWith: .repeated
  ) { story in
    guard let repeated = story.repeated else { return .discarded }
    return repeated.verdict(comparedWith: story.end, "after the first time", onScreen: true)
  }

  /// The screen does not depend on the order in which the system calls back.
  ///
  /// Speaks about every running screen, all along its story. Compared are hosts that do otherwise
  /// what Apple leaves open: whether sizes or anchors are told of first, whether the focused field
  /// is scrolled into sight before `onChange` or after, whether an equal anchor is told of again.
  /// Broken by the largest distance, in points, between the places of an element on the screen.
  /// Costs seven more runs a case.
  public static let doesNotDependOnCallbackOrder = Invariant(
    "the screen does not depend on the order of callbacks",
    comparedWith: .otherOrders
  ) { story in
    let pairs = story.otherOrders.flatMap { zip(story.observations, $0.observations) }
    guard !pairs.isEmpty else { return .discarded }
    return pairs.map { $0.verdict(comparedWith: $1, "in another order", onScreen: true) }.worst
  }
}

extension Action {
  /// Whether what is on the screen stays the same.
  fileprivate var leavesContentAlone: Bool {
    switch self {
    case .tap, .type: false
    default: true
    }
  }
}

extension Observation {
  /// Whether both show elements of the same names: whether the content is the same.
  fileprivate func showsTheSame(as other: Observation) -> Bool {
    elements.map(\.name).sorted() == other.elements.map(\.name).sorted()
  }

  /// Compares the places of what both show, in the content or on the screen, with those of `other`.
  fileprivate func verdict(
    comparedWith other: Observation,
    _ when: String,
    onScreen: Bool = false
  ) -> Verdict {
    let theirs = Dictionary(
      other.elements.map { ($0.name, onScreen ? $0.frame : other.place(of: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
    var worst: (distance: Double, reason: String) = (0, "")
    var seen: Set<String> = []
    for element in elements where seen.insert(element.name).inserted {
      guard let before = theirs[element.name] else { continue }
      let distance = (onScreen ? element.frame : place(of: element)).distance(from: before)
      guard distance > worst.distance else { continue }
      worst = (
        distance,
        "the \(element.name) is \(points(distance)) pt from where it was \(when)"
      )
    }
    return .margin(tolerant: -worst.distance, otherwise: worst.reason)
  }

  /// Where an element would be were nothing scrolled.
  package func place(of element: ObservedElement) -> LayoutRect<Double> {
    var place = element.frame
    for region in scrolls.chain(from: element.scroll) {
      place.origin.x += region.offset.x
      place.origin.y += region.offset.y
    }
    return place
  }
}

extension LayoutRect where Scalar == Double {
  /// The largest distance between two edges of the same side.
  fileprivate func distance(from other: LayoutRect) -> Double {
    let edges = [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ]
    return edges.map(\.magnitude).max() ?? 0
  }
}

extension [Verdict] {
  /// The first that is broken, else the first.
  fileprivate var worst: Verdict { first(where: \.isBroken) ?? first ?? .discarded }
}
