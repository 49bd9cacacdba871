import LayoutSolver
import PropertyTesting

extension Invariant {
  /// The focused field shows whole above the keyboard, with a gap below it.
  ///
  /// Speaks about all that shows of a focused field while a keyboard covers the bottom, where between
  /// the upper safe edge and the keyboard there is room for the field and the gap. A field in a
  /// scroll region is meant only until somebody scrolls, or changes what is on the screen, its type
  /// size or how it is held, after the focus came. Broken by the points that are covered, or missing
  /// in the gap.
  public static func focusedFieldShows(gap: Double = 0) -> Invariant {
    let wanted = gap == 0 ? "" : " with \(points(gap)) pt below it"
    return Invariant(
      "the focused field shows above the keyboard\(wanted)",
      needsFresh: false
    ) { story in
      let verdicts = story.undisturbedObservations.map { $0.verdict(onFocusedField: gap) }
      return verdicts.first(where: \.isBroken) ?? verdicts.last { $0 != .discarded } ?? .discarded
    }
  }

  /// An element ends a given distance above the keyboard.
  ///
  /// Speaks about screens with a keyboard that reaches above the home indicator, and room for the
  /// element and the gap above it. Broken by the points that the gap is too wide or too narrow.
  public static func keepsGapToKeyboard(_ name: String, gap: Double) -> Invariant {
    Invariant("the \(name) ends \(points(gap)) pt above the keyboard") { observation in
      let element = try observation.element(name)
      guard observation.keyboardReachesAboveContainer, observation.hasRoom(for: element, gap)
      else { return .discarded }
      let found = observation.keyboardTop - element.frame.maxY
      return .margin(
        tolerant: -(found - gap).magnitude,
        otherwise: "the gap is \(points(found)) instead of \(points(gap))"
      )
    }
  }

  /// What covers the bottom counts once: an element rests on the higher of the container's edge and
  /// the keyboard, never on their sum.
  ///
  /// Speaks about every screen on which the element stands in no scroll region, and that has room
  /// for it and the gap. Broken by the points between where it ends and where it has to.
  public static func countsBottomInsetOnce(_ name: String, gap: Double = 0) -> Invariant {
    let above = gap == 0 ? "on" : "\(points(gap)) pt above"
    let sentence = "the \(name) rests \(above) the home indicator or the keyboard"
    return Invariant(sentence) { observation in
      let element = try observation.element(name)
      guard element.scroll == nil, observation.hasRoom(for: element, gap) else {
        return .discarded
      }
      let edge = observation.environment.safeBottom - gap
      return .margin(
        tolerant: -(element.frame.maxY - edge).magnitude,
        otherwise: "the \(name) ends at \(points(element.frame.maxY)) instead of \(points(edge))"
      )
    }
  }

  /// Only what the keyboard covers of `container` counts: an element rests on the lower end of that,
  /// or on the higher of home indicator and keyboard where that is higher.
  ///
  ///     Invariant.countsOnlyOverlap("input", in: "card")
  ///
  /// Speaks about screens on which the element stands in no scroll region, and the part of
  /// `container` that nothing covers has room for it and the gap. Broken by the points between where
  /// it ends and where it has to.
  public static func countsOnlyOverlap(
    _ name: String,
    in container: String,
    gap: Double = 0
  ) -> Invariant {
    Invariant("the \(name) makes room for what covers the \(container), and no more") {
      observation in
      let element = try observation.element(name)
      let around = try observation.element(container).frame
      let end = min(around.maxY, observation.environment.safeBottom) - gap
      let start = max(around.minY, observation.environment.safeArea.top)
      guard element.scroll == nil, element.frame.size.height <= end - start else {
        return .discarded
      }
      return .margin(
        tolerant: -(element.frame.maxY - end).magnitude,
        otherwise: "the \(name) ends at \(points(element.frame.maxY)) instead of \(points(end))"
      )
    }
  }

  /// A keyboard that floats takes no room: an element rests where it does without one.
  ///
  /// Speaks about screens with a floating keyboard on which the element stands in no scroll region,
  /// and that have room for it and the gap. Broken by the points that it ends too high or too low.
  public static func ignoresFloatingKeyboard(_ name: String, gap: Double = 0) -> Invariant {
    Invariant("the \(name) makes no room for a floating keyboard") { observation in
      let element = try observation.element(name)
      guard observation.environment.keyboard == .floating, element.scroll == nil,
        observation.hasRoom(for: element, gap)
      else { return .discarded }
      let edge = observation.environment.size.height - observation.environment.safeArea.bottom - gap
      return .margin(
        tolerant: -(element.frame.maxY - edge).magnitude,
        otherwise: "the \(name) ends at \(points(element.frame.maxY)) instead of \(points(edge))"
      )
    }
  }

  /// Whatever height the keyboard has, an element keeps the same distance to it.
  ///
  /// Speaks about stories in which a keyboard that reaches above the home indicator, and leaves room
  /// for the element, showed at least twice. Broken by the largest change of the distance, in points.
  public static func followsKeyboardHeight(_ name: String) -> Invariant {
    Invariant(
      "the \(name) follows the keyboard's height",
      needsFresh: false
    ) { story in
      let gaps = try story.observations.filter(\.keyboardReachesAboveContainer).compactMap {
        let element = try $0.element(name)
        return $0.hasRoom(for: element, 0) ? $0.keyboardTop - element.frame.maxY : nil
      }
      guard gaps.count > 1, let least = gaps.min(), let most = gaps.max() else { return .discarded }
      return .margin(
        tolerant: -(most - least),
        otherwise: "its distance to the keyboard is \(points(least)) once, \(points(most)) later"
      )
    }
  }

  /// An element stays where it is when the keyboard comes and goes.
  ///
  /// Speaks about stories in which the keyboard differed on an otherwise equal screen, and left room
  /// for the element. Broken by the points that it moves up or down.
  public static func staysPut(_ name: String) -> Invariant {
    Invariant("the \(name) stays put when the keyboard comes", needsFresh: false) { story in
      let looks = try story.observations.filter { $0.hasRoom(for: try $0.element(name), 0) }
      let pairs = looks.pairs { $0.environment.isEqualButForKeyboard(to: $1.environment) }
      guard !pairs.isEmpty else { return .discarded }
      let moves = try pairs.map {
        try $1.element(name).frame.minY - $0.element(name).frame.minY
      }
      let furthest = moves.max { $0.magnitude < $1.magnitude } ?? 0
      return .margin(
        tolerant: -furthest.magnitude,
        otherwise: """
          the \(name) moves \(furthest < 0 ? "up" : "down") by \(points(furthest.magnitude)) pt
          """
      )
    }
  }

  /// While a finger drags the keyboard away, a bar stays on it at each step.
  ///
  /// Speaks about the steps of such drags that leave room for the bar and the gap. Broken by the
  /// largest distance between where the bar ends and the higher of keyboard and home indicator.
  public static func followsDraggedKeyboard(_ name: String, gap: Double = 0) -> Invariant {
    Invariant(
      "the \(name) stays on the keyboard while it is dragged away",
      needsFresh: false
    ) { story in
      let drags = story.steps.filter {
        if case .dragKeyboardAway = $0.action { true } else { false }
      }
      let distances = try drags.flatMap(\.observations).compactMap { look in
        let bar = try look.element(name)
        return look.hasRoom(for: bar, gap)
          ? look.environment.safeBottom - gap - bar.frame.maxY : nil
      }
      guard !distances.isEmpty else { return .discarded }
      let worst = distances.max { $0.magnitude < $1.magnitude } ?? 0
      return .margin(
        tolerant: -worst.magnitude,
        otherwise: """
          the \(name) is \(points(worst.magnitude)) pt \(worst > 0 ? "above" : "below") its place \
          at a step of the drag
          """
      )
    }
  }
}

extension Observation {
  /// Whether the safe area is high enough for an element with a gap.
  func hasRoom(for element: ObservedElement, _ gap: Double) -> Bool {
    element.frame.size.height + gap <= environment.safeHeight
  }

  /// The first focused field.
  var focusedField: ObservedElement? { elements.first { $0.isFocused && $0.role == .field } }

  var isCoveredByKeyboard: Bool { environment.keyboard.height > 0 }

  /// Whether the keyboard reaches above what the container covers anyway.
  var keyboardReachesAboveContainer: Bool {
    environment.keyboard.height > environment.safeArea.bottom
  }
}

extension Story {
  /// What showed while a field that was scrolled into sight had to be there still.
  fileprivate var undisturbedObservations: [Observation] {
    var isDisturbed = false
    var seen = [start]
    for step in steps {
      isDisturbed = step.action.disturbs ?? isDisturbed
      seen += step.observations.filter { !isDisturbed || $0.focusedField?.scroll == nil }
    }
    return seen
  }
}

extension Action {
  /// Whether a field may be out of sight from now on; `nil` where that is as it was.
  fileprivate var disturbs: Bool? {
    switch self {
    case .focus: false
    case .scroll, .tap, .type, .setTypeSize, .rotate: true
    case .show, .hideKeyboard, .unfocus, .leaveAndReturn, .dragKeyboardAway: nil
    }
  }
}

extension Observation {
  fileprivate func verdict(onFocusedField gap: Double) -> Verdict {
    let room = keyboardTop - environment.safeArea.top
    guard let field = focusedField, isCoveredByKeyboard, field.frame.size.height + gap <= room
    else { return .discarded }
    return .margin(
      tolerant: keyboardTop - gap - field.frame.maxY,
      otherwise: """
        the \(field.name) ends at \(points(field.frame.maxY)), the keyboard begins at \
        \(points(keyboardTop))
        """
    )
  }
}

extension ScreenEnvironment {
  /// Whether only the keyboard differs, and does.
  fileprivate func isEqualButForKeyboard(to other: ScreenEnvironment) -> Bool {
    var copy = self
    copy.keyboard = other.keyboard
    return copy == other && self != other
  }
}

extension [Observation] {
  /// Each observation with each later one, where the two fit.
  func pairs(_ fit: (Observation, Observation) -> Bool) -> [(Observation, Observation)] {
    indices.flatMap { first in
      self[(first + 1)...].filter { fit(self[first], $0) }.map { (self[first], $0) }
    }
  }
}
