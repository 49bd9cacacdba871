import Foundation
import HeadlessCombine
import LayoutSolver

/// The state of a running screen: what is stale, what is waiting to be called, where everything
/// lies.
///
/// A class because elements, callbacks and state refer to the one that they belong to.
@MainActor
final class HostCore {
  let tags = TagTable()
  var settings: HostSettings
  /// What the windows lie on: the screen with its keyboard.
  var screen: HostScreen
  /// Whether the application is in front.
  var phase = ScenePhase.active
  private(set) var watchedPhase = WatchedValue(ScenePhase.active)
  private(set) var typeSize: WatchedValue<DynamicTypeSize>
  /// What surfaces stand in.
  private(set) lazy var rootEnvironment = makeEnvironment()
  var surfaces: [Surface] = []
  var needsLayout = true
  var preferencesAreStale = true
  /// The element whose view is being evaluated.
  var evaluatedElement: (any Evaluated)?
  private(set) var frame = 0
  private(set) var passes = 0
  private var stale: [any Evaluated] = []
  private var observers: [any LayoutObserver] = []
  /// Elements whose layout the layout under way has shown to be out of date.
  private var moved: [ViewElement] = []
  private var appearances: [() -> Void] = []
  private var tasks: [() -> Void] = []
  private var actions: [() -> Void] = []
  private var anchorActions: [() -> Void] = []
  private var automaticScrolls: [() -> Void] = []
  /// How many times views have been evaluated because state changed.
  private(set) var evaluation = 0
  var journal = DispatchJournal()
  /// The types of views whose inside is not known, in the order in which they were met.
  var opaqueViews: [String] = []
  /// Data that the solver could not use.
  var problems: [LayoutProblem] = []
  /// How many places say something of bars.
  var barPlaces = 0
  /// The keyboard's height in the latest layout, and how often it has told of itself again, where
  /// faults are planted.
  var keyboardHeightSeen = 0.0
  var keyboardRepeats = 0
  let focus = FocusRegistry()
  let storage = HostStorage()
  /// The clock and the list of work of this host.
  let context = HostContext()
  private(set) lazy var windowScene = UIWindowScene(self)

  init(_ screen: HostScreen, _ settings: HostSettings) {
    self.screen = screen
    self.settings = settings
    typeSize = WatchedValue(screen.typeSize)
    _ = TaskCapture.isInstalled
  }

  /// The application has moved to the front, or away from it.
  func phaseChanged() {
    if watchedPhase.replace(by: phase) { return }
    watchedPhase = WatchedValue(phase)
    surroundingsChanged()
  }

  func setTypeSize(_ size: DynamicTypeSize) {
    screen.typeSize = size
    if typeSize.replace(by: size) { return }
    typeSize = WatchedValue(size)
    surroundingsChanged()
  }

  /// What surrounds the views, and is handed to them, is another.
  func surroundingsChanged() {
    rootEnvironment = makeEnvironment()
    for surface in surfaces { surface.update() }
    needsLayout = true
  }

  /// A view's body has to be evaluated again before the next layout.
  func markStale(_ element: any Evaluated) {
    guard !element.isStale, element.isMounted else { return }
    element.isStale = true
    stale.append(element)
  }

  func observe(_ observer: any LayoutObserver) { observers.append(observer) }

  func stopObserving(_ observer: any LayoutObserver) { observers.removeAll { $0 === observer } }

  /// The element's layout has to be made again after the one under way.
  func layOutAgain(_ element: ViewElement) { moved.append(element) }

  /// Runs `action` after the layout of the pass that is running. (rule 7.4)
  func enqueue(_ action: @escaping () -> Void) { actions.append(action) }

  /// Runs the action of a preference after the layout of the pass that is running; which of sizes
  /// and anchors come first is a setting, since Apple leaves it open.
  func enqueue(_ kind: PreferenceKind, _ action: @escaping () -> Void) {
    if kind == .anchors { anchorActions.append(action) } else { actions.append(action) }
  }

  /// Runs `action` after the next layout, before other actions: something has appeared. (rule 11.1)
  func enqueueAppearance(_ action: @escaping () -> Void) { appearances.append(action) }

  /// Runs `action` after the appearances. (rule 11.2)
  func enqueueTask(_ action: @escaping () -> Void) { tasks.append(action) }

  /// Runs `scroll`, which brings a field into sight, after the layout of the pass that is running.
  func enqueueScroll(_ scroll: @escaping () -> Void) { automaticScrolls.append(scroll) }

  /// Whether the views, their layout or their callbacks are not up to date.
  var isPending: Bool {
    needsLayout || !stale.isEmpty || !actions.isEmpty || !anchorActions.isEmpty
      || !appearances.isEmpty || !tasks.isEmpty || !automaticScrolls.isEmpty
      || focus.isPending
  }
}

extension HostCore {
  /// Evaluates, lays out and calls back until nothing is waiting, then does asynchronous work that
  /// is due, each round of it an event of its own. (rule 7.6)
  func settle() -> Settling {
    var settling = Settling()
    settleViews(&settling)
    while settling.isSettled, context.isDue {
      guard settling.rounds < HostSettings.roundsOfWork else {
        settling.alternating = ["asynchronous work: goes on and on"] + journal.latest
        break
      }
      settling.rounds += 1
      context.runDue()
      settleViews(&settling)
    }
    return settling
  }

  private func settleViews(_ settling: inout Settling) {
    var frames = 0
    while isPending, frames < settings.maximumFrames {
      frame += 1
      frames += 1
      journal.begin()
      var rounds = 0
      while isPending, rounds < passesPerFrame {
        pass()
        rounds += 1
        guard faults.contains(.passesAreRepeated) else { continue }
        pass()
        rounds += 1
      }
      settling.passes += rounds
    }
    settling.frames += frames
    if isPending { settling.alternating = journal.values }
  }

  private var passesPerFrame: Int {
    faults.contains(.passesAreFrames) ? 1 : HostSettings.passesPerFrame
  }

  private func pass() {
    passes += 1
    applyFocusRequests()
    evaluateStale()
    layOut()
    runQueued()
  }

  private func evaluateStale() {
    var rounds = 0
    if !stale.isEmpty { evaluation += 1 }
    while !stale.isEmpty, rounds < HostSettings.evaluationsPerPass {
      let batch = stale.sorted { $0.depth < $1.depth }
      stale.removeAll(keepingCapacity: true)
      for element in batch where element.isStale && element.isMounted { element.evaluate() }
      rounds += 1
    }
  }

  private func layOut() {
    guard needsLayout || preferencesAreStale else { return }
    var rounds = 0
    repeat {
      solveSurfaces()
      observers.forEach { $0.layoutChanged() }
      rounds += 1
    } while needsLayout && rounds < HostSettings.layoutsPerPass
    preferencesAreStale = false
  }

  private func solveSurfaces() {
    guard needsLayout else { return }
    tags.forgetFrames()
    for surface in surfaces { surface.solve(self) }
    needsLayout = false
    moved.forEach { $0.invalidateLayout() }
    moved.removeAll()
  }

  private func runQueued() {
    run(&appearances)
    if settings.automaticScrollComesFirst { run(&automaticScrolls) }
    runActions()
    if actions.isEmpty && appearances.isEmpty { run(&tasks) }
    if isOnlyScrolling { run(&automaticScrolls) }
  }

  /// Calls back what has gone away for good.
  func runLastActions() { run(&actions) }

  private func runActions() {
    if faults.contains(.secondCallbacksAreLost) { loseSecondCallbacks() }
    if settings.sizesComeFirst { run(&actions) }
    run(&anchorActions)
    if !settings.sizesComeFirst { run(&actions) }
  }

  private func loseSecondCallbacks() {
    guard !actions.isEmpty, !anchorActions.isEmpty else { return }
    if settings.sizesComeFirst { anchorActions.removeAll() } else { actions.removeAll() }
  }

  private var isOnlyScrolling: Bool {
    !needsLayout && stale.isEmpty && actions.isEmpty && anchorActions.isEmpty
  }

  private func run(_ queue: inout [() -> Void]) {
    let batch = queue
    queue.removeAll(keepingCapacity: true)
    for action in batch { action() }
  }
}

/// What the value of a preference tells.
enum PreferenceKind {
  case sizes
  case anchors
}

/// How a screen came to rest.
public struct Settling: Equatable, Sendable {
  /// Frames in which something was done, all rounds together.
  public var frames = 0
  /// Evaluations and layouts, callbacks included, in those frames.
  public var passes = 0
  /// Rounds of asynchronous work between the frames.
  public var rounds = 0
  /// Where it did not: what kept changing, with its last values; empty where it settled.
  public var alternating: [String] = []

  public var isSettled: Bool { alternating.isEmpty }
}

/// What was called back in the running frame and the one before, for the report on a screen that
/// does not settle.
struct DispatchJournal {
  /// Put into words only where the report is asked for.
  private typealias Entry = (what: () -> String, value: () -> String)
  private var former: [Entry] = []
  private var entries: [Entry] = []

  mutating func begin() {
    former = entries
    entries.removeAll(keepingCapacity: true)
  }

  mutating func note(
    _ what: @autoclosure @escaping () -> String,
    _ value: @autoclosure @escaping () -> String
  ) {
    entries.append((what, value))
  }

  var latest: [String] { (former + entries).map { "\($0.what()): \($0.value())" } }

  /// Never empty.
  var values: [String] { latest.isEmpty ? ["views: are evaluated again and again"] : latest }
}

extension HostCore {
  func noteDispatch<Key: PreferenceKey>(of key: Key.Type, _ value: Key.Value) {
    journal.note("\(key)", "\(value)")
  }
}
