import LayoutSolver
import PropertyTesting
import ScreenVerification

extension Invariant {
  static let ofStories: [Invariant] = [returnsAfterHide, doesNotDependOnThePath, comesToRest]

  /// What needs no names of elements, and speaks about any technique.
  static let ofAnyTechnique = [scrollsByTheOverflow] + ofStories

  static let ofScrollingPages: [Invariant] = [
    staysAboveKeyboard("button"), canBeScrolledIntoView("button"), canBeTapped("button"),
  ]

  static let ofForms: [Invariant] =
    [endsForm, staysAboveFormsEnd, leastSpaceInForm, canBeScrolledIntoView("lower")]
    + ofAnyTechnique

  static let ofBars: [Invariant] = [
    returnsAfterHide.whereThereIsRoom(),
    doesNotDependOnThePath.whereThereIsRoom(comparedWithFresh: true),
    scrollsByTheOverflow.whereThereIsRoom(),
  ]

  static let restOfBar = countsBottomInsetOnce("bar").onlyWhile("there is room", \.hasRoomForBar)

  static let buttonsCanBeTapped = forAllButtons("can be tapped where it shows") { .canBeTapped($0) }

  /// Only about screens that are at least half free: on others the room for the keyboard is higher
  /// than what is left.
  static let buttonsCanBeTappedWithRoom = buttonsCanBeTapped.onlyWhile("half of the screen is free")
  {
    $0.environment.safeHeight > $0.environment.size.height / 2
  }

  static let ofEditors: [Invariant] =
    [
      forAllButtons("can be reached above the keyboard") { .staysAboveKeyboard($0) },
      forAllFields("can be scrolled wholly into view") { .canBeScrolledIntoView($0) },
    ] + ofStories

  /// Room for a gap is no part of the content.
  static let overflowWithoutFocus = scrollsByTheOverflow.onlyWhile("nothing is focused") {
    !$0.elements.contains(where: \.isFocused)
  }

  /// A keyboard exactly as high as what the container covers can't be told from none.
  static let gapAboveKeyboard: Invariant = {
    let shows = focusedFieldShows(gap: 1)
    let words = "while no keyboard is as high as the home indicator"
    return Invariant("\(shows.sentence), \(words)", needsFresh: false) { story in
      let isTold = story.observations.allSatisfy {
        $0.environment.keyboard.height != $0.environment.safeArea.bottom
          || $0.environment.keyboard.height == 0
      }
      return isTold ? try shows.verdict(on: story) : .discarded
    }
  }()

  /// A keyboard exactly as high as what the container covers can't be told from none.
  static let distanceOfBar = keepsDistanceFromEdge("bar", atLeast: 16)
    .onlyWhile("the keyboard is not as high as the home indicator") {
      $0.hasRoomForBar && $0.environment.keyboard.height != $0.environment.safeArea.bottom
    }

  /// Speaks about forms with room for all and 16 points. Broken by the points that the last element
  /// is too high or too low.
  static let endsForm = Invariant("the lower ends at the safe edge when there is room") {
    observation in
    let lower = try observation.element("lower")
    let bottom = try observation.bottomOfForm
    guard try observation.leastEndOfForm <= bottom else { return .discarded }
    let distance = bottom - observation.place(of: lower).maxY
    return .points(off: distance, otherwise: "it ends \(distance) pt above the edge")
  }

  /// The same, but only about what is too low, and so out of sight before it is scrolled.
  static let staysAboveFormsEnd = Invariant(
    "the lower does not end below the edge when there is room"
  ) { observation in
    let bottom = try observation.bottomOfForm
    guard try observation.leastEndOfForm <= bottom else { return .discarded }
    let depth = observation.place(of: try observation.element("lower")).maxY - bottom
    return .points(off: max(depth, 0), otherwise: "it ends \(depth) pt below the edge")
  }

  /// Speaks about forms without room for more than 16 points. Broken by the points that stand there
  /// beyond these, or are missing.
  static let leastSpaceInForm = Invariant("16 pt stand above the lower when there is no room") {
    observation in
    guard try observation.leastEndOfForm >= observation.bottomOfForm else { return .discarded }
    let space =
      try observation.element("lower").frame.minY - observation.element("upper").frame.maxY
    return .points(off: space - 16, otherwise: "\(space) pt stand there")
  }

  /// Speaks about pages that fit, with the distance. Broken by the points that the button is too
  /// high or too low.
  static let distanceOfButton = Invariant(
    "the button ends 16 pt or more from the edge when the content fits"
  ) { observation in
    let button = try observation.element("button")
    let environment = observation.environment
    let covered = (environment.keyboard.height, environment.safeArea.bottom)
    guard let scroll = observation.scroll(around: button), scroll.maximumOffset.y == 0,
      covered.0 != covered.1 || covered.0 == 0
    else { return .discarded }
    let wanted = max(covered.0 + 16, covered.1)
    let top = observation.elements.map(\.frame.minY).min() ?? 0
    let room = environment.size.height - environment.safeArea.top
    guard button.frame.maxY - top + wanted <= room else { return .discarded }
    let distance = environment.size.height - button.frame.maxY
    return .points(off: distance - wanted, otherwise: "its distance is \(distance)")
  }

  /// The same, only about stories on screens that are at least half free at all times.
  private func whereThereIsRoom(comparedWithFresh: Bool = false) -> Invariant {
    Invariant("\(sentence), where there is room", needsFresh: comparedWithFresh) { story in
      guard story.observations.allSatisfy(\.hasRoomForBar) else { return .discarded }
      return try self.verdict(on: story)
    }
  }
}

extension Observation {
  /// Whether the part of the screen that nothing covers is higher than the rest and the bar.
  fileprivate var hasRoomForBar: Bool {
    let bar = (try? element("bar"))?.frame.size.height ?? 0
    return environment.safeHeight > environment.size.height / 2 + bar
  }

  /// Where the form ends.
  fileprivate var bottomOfForm: Double {
    get throws {
      let scroll = scroll(around: try element("lower"))
      return min(scroll?.viewport.maxY ?? .infinity, environment.safeBottom)
    }
  }

  /// Where the last element ends, unscrolled, with 16 points above it.
  fileprivate var leastEndOfForm: Double {
    get throws {
      let lower = try element("lower").frame.size.height
      return place(of: try element("upper")).maxY + 16 + lower
    }
  }
}
