import LayoutSolver
import PropertyTesting

extension Invariant {
  /// The claim about each button on the screen.
  ///
  ///     Invariant.forAllButtons("can be reached above the keyboard") { .staysAboveKeyboard($0) }
  ///
  /// Discarded where it is for every one of them.
  public static func forAllButtons(
    _ sentence: String,
    _ invariant: @escaping @Sendable (String) -> Invariant
  ) -> Invariant {
    forAll("every button \(sentence)", { $0.role == .button && $0.isEnabled }, invariant)
  }

  /// The claim about each field on the screen.
  public static func forAllFields(
    _ sentence: String,
    _ invariant: @escaping @Sendable (String) -> Invariant
  ) -> Invariant {
    forAll("every field \(sentence)", { $0.role == .field && $0.isEnabled }, invariant)
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
    Invariant(sentence, needsFresh: false) { story in
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
    Invariant("\(sentence), while \(words)", needsFresh: needsFresh) { story in
      guard condition(story.end) else { return .discarded }
      return try self.verdict(on: story)
    }
  }

  /// What needs no names: what every screen owes to the people who use it.
  ///
  /// Speaks about screens as people have them: a safe area of a phone's width and at least half of a
  /// small phone's height, and a keyboard only where there is a field to write in, higher than the
  /// home indicator that it covers. Of several that one fault breaks, the first tells most about it.
  public static let nameless: [Invariant] = [
    forAllButtons("can be reached above the keyboard") { .staysAboveKeyboard($0) },
    focusedFieldShows(),
    scrollsByTheOverflow,
    returnsAfterHide,
    doesNotDependOnThePath,
    comesToRest,
    staysBelowTheTop,
    controlsDoNotOverlap,
  ].map { $0.onlyWhile("there is room for a person to act", \.isAsPeopleHaveIt) }
}

extension Observation {
  /// Whether a person could have this before them.
  fileprivate var isAsPeopleHaveIt: Bool {
    let width =
      environment.size.width - environment.safeArea.leading - environment.safeArea.trailing
    return width >= 320 && environment.safeHeight >= 240 && isKeyboardCalledFor
  }

  private var isKeyboardCalledFor: Bool {
    guard isCoveredByKeyboard else { return true }
    return keyboardReachesAboveContainer && elements.contains { $0.role == .field }
  }
}

extension ScreenEnvironment {
  /// Whether the screen is wider than high.
  public var isLandscape: Bool { size.width > size.height }
}
