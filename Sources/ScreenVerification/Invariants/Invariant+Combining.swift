import LayoutSolver
import PropertyTesting

extension Invariant {
  /// The claim about each button on the screen.
  ///
  ///     Invariant.forAllButtons("can be reached above the keyboard") { .staysAboveKeyboard($0) }
  ///
  /// Speaks about each that is enabled, and not behind a screen that is presented over it. Discarded
  /// where it is for every one of them.
  public static func forAllButtons(
    _ sentence: String,
    _ invariant: @escaping @Sendable (String) -> Invariant
  ) -> Invariant {
    forAll("every button \(sentence)", { $0.isUsable(as: .button) }, invariant)
  }

  /// The claim about each field on the screen that is enabled, and not behind a screen that is
  /// presented over it.
  public static func forAllFields(
    _ sentence: String,
    _ invariant: @escaping @Sendable (String) -> Invariant
  ) -> Invariant {
    forAll("every field \(sentence)", { $0.isUsable(as: .field) }, invariant)
  }

  /// The claim about the focused field; discarded where none is focused.
  public static func forFocusedField(
    _ sentence: String,
    _ invariant: @escaping @Sendable (String) -> Invariant
  ) -> Invariant {
    forAll("the focused field \(sentence)", { $0.role == .field && $0.isFocused }, invariant)
  }

  /// The claim about each element that is meant.
  public static func forAll(
    _ sentence: String,
    _ isMeant: @escaping @Sendable (ObservedElement) -> Bool,
    _ invariant: @escaping @Sendable (String) -> Invariant
  ) -> Invariant {
    Invariant(sentence, comparedWith: []) { story in
      var verdict = Verdict.discarded
      for element in story.end.elements where isMeant(element) {
        let own = try invariant(element.name).verdict(on: story)
        if own.isBroken { return own }
        if verdict == .discarded { verdict = own }
      }
      return verdict
    }
  }

  /// The same claim, only about screens for which `condition` holds.
  ///
  ///     Invariant.staysAboveKeyboard("Pay").onlyWhile("upright") { !$0.environment.isLandscape }
  public func onlyWhile(
    _ words: String,
    _ condition: @escaping @Sendable (Observation) -> Bool
  ) -> Invariant {
    Invariant("\(sentence), while \(words)", comparedWith: comparisons) { story in
      guard condition(story.end) else { return .discarded }
      return try self.verdict(on: story)
    }
  }

  /// The same claim, as if there were nothing on the screen but the elements that are meant.
  ///
  ///     Invariant.staysBelowTheTop.lookingOnly { element, _ in element.role == .button }
  public func lookingOnly(
    at isMeant: @escaping @Sendable (ObservedElement, ScreenEnvironment) -> Bool
  ) -> Invariant {
    Invariant(sentence, comparedWith: comparisons) { story in
      try self.verdict(on: story.keeping(isMeant))
    }
  }

  /// What needs no names: what every screen owes to the people who use it, on safe areas of a phone's
  /// width and at least half of a small phone's height.
  ///
  /// Nothing is said about what is meant to be covered, hidden or out of place: what lies behind a
  /// presented screen, bars of the system's, what waits beside the screen, and pictures and
  /// backgrounds that reach out of the safe area.
  public static let nameless: [Invariant] = [
    forAll("every button can be reached above the keyboard", { $0.isUsable(as: .button) }) {
      .staysAboveKeyboard($0)
    }
    .lookingOnly { $0.isInPlay(in: $1) },
    focusedFieldShows(),
    scrollsByTheOverflow.lookingOnly { $0.isForPeople && $0.isInPlay(in: $1) },
    returnsAfterHide,
    doesNotDependOnThePath,
    comesToRest,
    staysBelowTheTop.lookingOnly { $0.isForPeople && $0.isInPlay(in: $1) },
    controlsDoNotOverlap.lookingOnly { element, _ in !element.isBehind && !element.isOnBar },
  ].map { $0.onlyWithRoomToAct() }

  /// Without looks at a screen that leaves no room, as between a high keyboard and a bar.
  private func onlyWithRoomToAct() -> Invariant {
    Invariant(sentence, comparedWith: comparisons) { story in
      try self.verdict(on: story.keeping(\.hasRoomToAct))
    }
    .onlyWhile("there is room for a person to act", \.hasRoomToAct)
  }
}

extension Observation {
  fileprivate var hasRoomToAct: Bool {
    let width =
      environment.size.width - environment.safeArea.leading - environment.safeArea.trailing
    return width >= 320 && environment.safeHeight >= 240
  }

  fileprivate func keeping(
    _ isMeant: (ObservedElement, ScreenEnvironment) -> Bool
  ) -> Observation {
    var copy = self
    copy.elements = elements.filter { isMeant($0, environment) }
    return copy
  }
}

extension Story {
  /// Only these elements of all that showed.
  fileprivate func keeping(
    _ isMeant: (ObservedElement, ScreenEnvironment) -> Bool
  ) -> Story {
    var copy = self
    copy.start = start.keeping(isMeant)
    copy.fresh = fresh?.keeping(isMeant)
    copy.repeated = repeated?.keeping(isMeant)
    copy.otherOrders = otherOrders.map { $0.keeping(isMeant) }
    for index in steps.indices {
      copy.steps[index].observations = steps[index].observations.map { $0.keeping(isMeant) }
    }
    return copy
  }

  /// Only such looks at the screen; the first is kept.
  fileprivate func keeping(_ isMeant: (Observation) -> Bool) -> Story {
    var copy = self
    for index in steps.indices { copy.steps[index].observations.removeAll { !isMeant($0) } }
    copy.otherOrders = otherOrders.map { $0.keeping(isMeant) }
    return copy
  }
}

extension ObservedElement {
  fileprivate func isUsable(as role: Role) -> Bool { self.role == role && isEnabled && !isBehind }

  /// Whether it has to be where a person can read or touch it: not a picture, nor views under one
  /// name, which may reach into the background.
  fileprivate var isForPeople: Bool { role.isControl || role == .text }

  /// Whether it is neither covered on purpose nor waiting beside the screen.
  fileprivate func isInPlay(in environment: ScreenEnvironment) -> Bool {
    guard !isBehind, !isOnBar else { return false }
    guard scroll == nil else { return true }
    return frame.maxY > 0 && frame.minY < environment.size.height && frame.maxX > 0
      && frame.minX < environment.size.width
  }
}

extension ScreenEnvironment {
  /// Whether the screen is wider than high.
  public var isLandscape: Bool { size.width > size.height }
}
