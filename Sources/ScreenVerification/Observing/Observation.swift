public import LayoutSolver

/// What a person could see of a laid-out screen.
///
/// Lengths are points; frames are on the screen, unrounded, y growing downwards.
public struct Observation: Hashable, Sendable {
  /// Where the screen was laid out, with the keyboard that is up.
  public var environment: ScreenEnvironment
  /// What has a name, in the layout's order.
  public var elements: [ObservedElement]
  /// Outer ones before those inside.
  public var scrolls: [ObservedScroll]
  /// All that the layout takes, padding included; a geometry reader at the root takes what it is
  /// given, whatever it contains. `nil` where only the elements are known.
  public var root: LayoutRect<Double>?
  /// How a running screen came to rest; `nil` for a layout, which has nothing to come to rest.
  public var rest: Rest?

  /// How a running screen came to rest after the latest action.
  public struct Rest: Hashable, Sendable {
    /// Frames in which something was done.
    public var frames: Int
    /// Evaluations and layouts in those frames.
    public var passes: Int
    /// Rounds of asynchronous work, each an event of its own, with frames of its own.
    public var rounds = 0
    /// What kept changing, with its last values; empty where the screen came to rest.
    public var alternating: [String]

    public init(frames: Int, passes: Int, rounds: Int = 0, alternating: [String] = []) {
      self.frames = frames
      self.passes = passes
      self.rounds = rounds
      self.alternating = alternating
    }
  }

  public init(
    environment: ScreenEnvironment,
    elements: [ObservedElement],
    scrolls: [ObservedScroll],
    root: LayoutRect<Double>? = nil
  ) {
    self.environment = environment
    self.elements = elements
    self.scrolls = scrolls
    self.root = root
  }

  /// The first element called `name`.
  ///
  /// - Throws: ``NameProblem`` with similar names where there is none.
  public func element(_ name: String) throws(NameProblem) -> ObservedElement {
    let named = elements.first { $0.name == name }
    guard let element = named ?? elements.first(where: { $0.otherNames.contains(name) }) else {
      throw NameProblem(kind: "element", name: name, among: elements.map(\.name))
    }
    return element
  }

  /// The scroll region directly around an element; `nil` where it stands still.
  public func scroll(around element: ObservedElement) -> ObservedScroll? {
    element.scroll.map { scrolls[$0] }
  }

  /// The y of the keyboard's upper edge; the screen's height where none covers it.
  public var keyboardTop: Double { environment.size.height - environment.keyboard.height }

  /// From the upper safe edge down to the home indicator or the keyboard, whichever is higher.
  public var safeSpan: ClosedRange<Double> {
    let top = environment.safeArea.top
    return top...max(environment.safeBottom, top)
  }
}

/// Something with a name.
public struct ObservedElement: Hashable, Codable, Sendable {
  public var name: String
  public var frame: LayoutRect<Double>
  /// What shows of it: on the screen, inside of the regions around it, above the keyboard. `nil`
  /// where nothing does.
  public var visible: LayoutRect<Double>?
  /// The innermost scroll region around it, in ``Observation/scrolls``.
  public var scroll: Int?
  /// Further names that it is found by.
  public var otherNames: [String] = []
  /// What it is to a person; ``Role/other`` in a layout without views.
  public var role = Role.other
  public var isEnabled = true
  public var isFocused = false
  /// Why a touch at its centre does not reach it; `nil` where it does.
  public var blocker: String?
  /// What stands in a field.
  public var text: String?
  /// Whether it stands in a bar of the system's: with a title, a toolbar's items, or tabs.
  public var isOnBar = false
  /// Whether it is a part of another control, as what a row with a picker shows.
  public var isPart = false
  /// Whether another screen is presented over the one that it stands on.
  public var isBehind = false

  /// What an element is to a person.
  public enum Role: String, Hashable, Codable, Sendable {
    case text
    case image
    case button
    case field
    case toggle
    case control
    case group
    case other
  }

  public init(
    name: String,
    frame: LayoutRect<Double>,
    visible: LayoutRect<Double>?,
    scroll: Int? = nil
  ) {
    self.name = name
    self.frame = frame
    self.visible = visible
    self.scroll = scroll
  }
}

extension ObservedElement {
  /// Whether there is anything of it to see; a spacer has a length, but no area.
  public var hasArea: Bool { frame.size.width > 0 && frame.size.height > 0 }
}

/// A region that may scroll.
public struct ObservedScroll: Hashable, Codable, Sendable {
  public var name: String?
  /// Where content shows unobscured, as the region itself sees it.
  public var viewport: LayoutRect<Double>
  /// All of the region, with what lies under bars and keyboard.
  public var bounds: LayoutRect<Double>
  public var contentSize: LayoutSize<Double>
  /// How far the content is scrolled.
  public var offset: LayoutPoint<Double>
  /// How far it can be scrolled from 0; 0 where it can't.
  public var maximumOffset: LayoutPoint<Double>
  /// Whether it takes part in scrolling up and down at all.
  public var scrollsVertically: Bool
  /// The region around this one, in ``Observation/scrolls``.
  public var outer: Int?

  public init(
    name: String? = nil,
    viewport: LayoutRect<Double>,
    bounds: LayoutRect<Double>,
    contentSize: LayoutSize<Double>,
    offset: LayoutPoint<Double> = LayoutPoint(x: 0, y: 0),
    maximumOffset: LayoutPoint<Double>,
    scrollsVertically: Bool = true,
    outer: Int? = nil
  ) {
    self.name = name
    self.viewport = viewport
    self.bounds = bounds
    self.contentSize = contentSize
    self.offset = offset
    self.maximumOffset = maximumOffset
    self.scrollsVertically = scrollsVertically
    self.outer = outer
  }
}
