import LayoutSolver
import PropertyTesting
import ScreenVerification

/// Claims that only the reports need.
extension Invariant {
  /// Speaks about an element in a scroll region that moves as one with its page. Broken by the points
  /// that can't be scrolled to, or that scroll without need.
  static func scrollsAsFarAs(_ name: String) -> Invariant {
    Invariant("the page scrolls exactly as far as shows the \(name)") { observation in
      let element = try observation.element(name)
      guard let scroll = observation.scroll(around: element) else { return .discarded }
      let edge = min(scroll.bounds.maxY, observation.environment.safeBottom)
      let needed = max(0, observation.place(of: element).maxY - edge)
      let found = scroll.maximumOffset.y
      return .points(off: found - needed, otherwise: "it scrolls by \(found) instead of \(needed)")
    }
  }

  /// Speaks about screens with room for the row above the bar. Broken by the points that the bar
  /// keeps covered.
  static func canBeScrolled(_ row: String, above bar: String) -> Invariant {
    Invariant("the \(row) can be scrolled above the \(bar)") { observation in
      let element = try observation.element(row)
      guard let scroll = observation.scroll(around: element) else { return .discarded }
      let edge = try observation.element(bar).frame.minY
      let top = max(scroll.bounds.minY, observation.environment.safeArea.top)
      guard element.frame.size.height <= edge - top else { return .discarded }
      let covered = element.frame.maxY - (scroll.maximumOffset.y - scroll.offset.y) - edge
      return .points(off: max(0, covered), otherwise: "\(covered) pt of it stay covered")
    }
  }

  /// Speaks about screens with room for the element. Broken by the points that it is too high or
  /// too low.
  static func ends(_ name: String, whereKeyboardMeets window: String) -> Invariant {
    Invariant("the \(name) ends where the \(window) does, or where the keyboard meets it") {
      observation in
      let element = try observation.element(name)
      let window = try observation.element(window).frame
      let edge = min(window.maxY, observation.keyboardTop)
      guard element.frame.size.height <= edge - window.minY else { return .discarded }
      let distance = edge - element.frame.maxY
      return .points(off: distance, otherwise: "it ends \(distance) pt above")
    }
  }

  /// Speaks about stories that begin without a keyboard, and end with one that does not reach what
  /// was there. Broken by the points that the element has moved up or down.
  static func staysOutOfReach(_ name: String) -> Invariant {
    Invariant(
      "the \(name) stays where the keyboard does not reach it",
      needsFresh: false
    ) { story in
      let before = try story.start.element(name).frame
      guard story.start.environment.keyboard == .hidden, before.maxY <= story.end.keyboardTop
      else { return .discarded }
      let move = try story.end.element(name).frame.minY - before.minY
      return .points(off: move, otherwise: "it moves down by \(move) pt")
    }
  }

  /// Speaks about a footer and what is above it in a scroll region. Broken by the points that the
  /// footer, were nothing scrolled, ends too high or too low.
  static func ends(_ footer: String, atEdgeOrBelow upper: String) -> Invariant {
    Invariant("the \(footer) ends at the safe edge, or right below the \(upper)") { observation in
      let element = try observation.element(footer)
      guard let scroll = observation.scroll(around: element) else { return .discarded }
      let room = min(scroll.viewport.maxY, observation.environment.safeBottom)
      let below = observation.place(of: try observation.element(upper)).maxY
      let end = max(room, below + element.frame.size.height)
      let found = observation.place(of: element).maxY
      return .points(off: end - found, otherwise: "it ends at \(found) instead of \(end)")
    }
  }

  /// Speaks about an element in a scroll region. Broken by the points between their heights.
  static func fillsViewport(_ name: String) -> Invariant {
    Invariant("the \(name) is as high as the region that scrolls it") { observation in
      let element = try observation.element(name)
      guard let scroll = observation.scroll(around: element) else { return .discarded }
      let missing = scroll.viewport.size.height - element.frame.size.height
      return .points(off: missing, otherwise: "\(missing) pt are missing")
    }
  }

  /// Speaks about every screen. Broken by the points that the element, were nothing scrolled, reaches
  /// out of the safe area at the top.
  static func beginsInSafeArea(_ name: String) -> Invariant {
    Invariant("the \(name) begins in the safe area") { observation in
      let begin = observation.place(of: try observation.element(name)).minY
      let reach = observation.environment.safeArea.top - begin
      return .points(off: max(0, reach), otherwise: "it begins \(reach) pt above")
    }
  }

  func whileNoKeyboardShows() -> Invariant {
    onlyWhile("no keyboard shows") { $0.environment.keyboard.height == 0 }
  }

  func whileKeyboardShows() -> Invariant {
    onlyWhile("the keyboard reaches above the home indicator") {
      $0.environment.keyboard.height > $0.environment.safeArea.bottom
    }
  }

  func whileKeyboardCoversTabs() -> Invariant {
    onlyWhile("the keyboard reaches above the tab bar") {
      $0.environment.keyboard.height >= $0.environment.heightWithTabs
    }
  }

  func whileKeyboardIsNoHigherThanTabs() -> Invariant {
    throughout("the keyboard is no higher than the tab bar") {
      $0.keyboard.height <= $0.heightWithTabs
    }
  }

  /// A view that ignores a lower keyboard goes down by its height. (rules 5.2, 5.3)
  func whileKeyboardsReachAboveHomeIndicator() -> Invariant {
    throughout("each keyboard reaches above the home indicator") {
      $0.keyboard.height == 0 || $0.keyboard.height > $0.safeArea.bottom
    }
  }

  /// The same claim, only about stories in which `condition` holds at all times.
  private func throughout(
    _ words: String,
    _ condition: @escaping @Sendable (ScreenEnvironment) -> Bool
  ) -> Invariant {
    Invariant("\(sentence), while \(words)", needsFresh: false) { story in
      guard story.observations.allSatisfy({ condition($0.environment) }) else {
        return .discarded
      }
      return try self.verdict(on: story)
    }
  }
}

extension ScreenEnvironment {
  /// What a tab bar and the home indicator cover. The bar is 49 points high on an upright phone, and
  /// less on one that lies. (rule 10.3)
  fileprivate var heightWithTabs: Double { safeArea.bottom + 49 }
}
