package import LayoutSolver
import PropertyTesting

extension Invariant {
  /// After the keyboard is hidden, all is where it was before it came.
  ///
  /// Speaks about stories in which the screen is twice in the same environment without a keyboard,
  /// nothing in between but keyboards, focus, drags, and leaving the application. Places are those
  /// in the content: how far a region is scrolled does not count. Broken by the largest difference,
  /// in points.
  public static let returnsAfterHide = Invariant(
    "all returns to its place when the keyboard is hidden",
    needsFresh: false
  ) { story in
    guard story.steps.allSatisfy(\.action.leavesContentAlone) else { return .discarded }
    let pairs = story.observations.pairs {
      $0.environment == $1.environment && $0.environment.keyboard == .hidden
        && $0.focusedField == nil && $1.focusedField == nil
    }
    guard !pairs.isEmpty else { return .discarded }
    return pairs.map { $1.verdict(comparedWith: $0, "before") }.worst
  }

  /// The layout depends on where the screen is now, not on how it came there.
  ///
  /// Speaks about stories that change nothing but the surroundings, and end without a focused
  /// field. Compared is a screen made afresh in the last environment; places are those in the
  /// content. Broken by the largest difference, in points.
  public static let doesNotDependOnThePath = Invariant(
    "the layout does not depend on the path to it",
    needsFresh: true
  ) { story in
    guard let fresh = story.fresh, !story.steps.isEmpty, story.end.focusedField == nil,
      story.steps.allSatisfy(\.action.leavesContentAlone)
    else { return .discarded }
    return story.end.verdict(comparedWith: fresh, "made afresh")
  }

  /// The screen comes to rest, in one frame: what is shown first is what stays.
  ///
  /// Speaks about every running screen. Broken, without a measure, where something keeps changing,
  /// and by a point for each further frame that is shown before the last one.
  public static let comesToRest = Invariant(
    "the screen comes to rest in its first frame",
    needsFresh: false
  ) { story in
    let rests = story.observations.compactMap(\.rest)
    guard !rests.isEmpty else { return .discarded }
    if let restless = rests.first(where: { !$0.alternating.isEmpty }) {
      let values = restless.alternating.joined(separator: ", ")
      return .broken(reason: "it keeps changing: \(values)")
    }
    let frames = rests.map(\.frames).max() ?? 1
    return .margin(
      tolerant: Double(min(1 - frames, 0)),
      otherwise: "\(frames) frames are shown before it rests"
    )
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
  /// Compares the places of what both show, in the content, with those of `other`.
  fileprivate func verdict(comparedWith other: Observation, _ when: String) -> Verdict {
    let theirs = Dictionary(
      other.elements.map { ($0.name, other.place(of: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
    var worst: (distance: Double, reason: String) = (0, "")
    var seen: Set<String> = []
    for element in elements where seen.insert(element.name).inserted {
      guard let before = theirs[element.name] else { continue }
      let distance = place(of: element).distance(from: before)
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
