import Foundation
import LayoutSolver

typealias Node = LayoutNode<Double>

/// One place in the tree of a running screen: what stands there now, and what it keeps.
///
/// A class because it has an identity: state, focus and scroll offsets belong to the place, and
/// outlive the views that are evaluated again and again.
@MainActor
public class ViewElement {
  unowned let host: HostCore
  private(set) unowned var parent: ViewElement?
  /// What the surroundings set for this place.
  var environment: EnvironmentValues {
    didSet { if !environment.areIdentical(to: oldValue) { invalidateLayout() } }
  }
  /// How many elements lie around this one.
  let depth: Int
  private(set) var isMounted = true
  private var cachedViews: [LoweredView]?
  private var derived: (outer: EnvironmentValues, inner: EnvironmentValues)?
  /// The number under which the solver reports the frame; `nil` until it is asked for.
  private var ownTag: Int32?
  /// In the surface's coordinates, points; `nil` before the first layout and where not shown.
  private(set) var ownFrame: CGRect?
  /// The element whose frame is this one's, where both stand for the same node.
  private weak var frameSource: ViewElement?

  init(_ context: ElementContext) {
    host = context.host
    parent = context.parent
    environment = context.environment
    depth = (context.parent?.depth ?? context.depth) + 1
  }

  /// What stands here, for the solver: one view, several, or none.
  final var views: [LoweredView] {
    if let cachedViews { return cachedViews }
    let made = lower()
    cachedViews = made
    return made
  }

  // What a place is to the host. Overridden where it is something: casts to protocols, asked of
  // every place at every look, would take most of the time.

  var scrolling: (any ScrollingElement)? { nil }
  var control: (any ControlPlace)? { nil }
  var focusable: (any FocusableElement)? { nil }
  var editable: (any EditableElement)? { nil }
  var leaf: (any LeafPlace)? { nil }
  var identified: (any Identified)? { nil }
  var rowHolder: (any RowHolder)? { nil }
  var secondaryHolder: (any SecondaryHolder)? { nil }
  var measured: (any MeasuredElement)? { nil }
  var reading: (any ReadingElement)? { nil }
  var arranging: (any ArrangingElement)? { nil }
  var anchorReading: (any AnchorReading)? { nil }
  /// What stands in a bar of the system's, away from what else is inside.
  var inBar: ViewElement? { nil }
  /// The text that stands here.
  var plainText: String? { nil }
  /// What a modifier does at this place.
  var behavior: ElementBehavior? { nil }

  /// Makes ``views``.
  func lower() -> [LoweredView] { [] }

  /// Calls `visit` for each element inside, in the order in which they are drawn, back to front,
  /// which is also that in which preferences combine. (rule 7.2)
  func visitChildren(_ visit: (ViewElement) -> Void) {}

  /// Adds what the subtree writes for a preference to `value`. (rule 7.1)
  func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    visitChildren { $0.reducePreference(key, into: &value) }
  }

  /// Called once, when the place goes away; children first.
  func unmount() {
    visitChildren { $0.unmount() }
    isMounted = false
    if let ownTag { host.tags.release(ownTag) }
  }

  /// The layout made of what stands here is out of date.
  final func invalidateLayout() {
    var next: ViewElement? = self
    while let element = next, element.forgetViews() { next = element.parent }
  }

  /// Forgets what was lowered; says whether the element around has to as well.
  func forgetViews() -> Bool {
    defer { cachedViews = nil }
    guard parent != nil else {
      host.forgetTree(of: self)
      return false
    }
    return true
  }

  /// Values for what stands inside, made by `change`: the very ones of the latest time where they
  /// are the same.
  final func inner(
    of outer: EnvironmentValues,
    _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    var inner = outer
    change(&inner)
    if let derived, derived.outer.areIdentical(to: outer),
      inner.areSame(as: derived.inner, around: outer)
    {
      return derived.inner
    }
    derived = (outer, inner)
    return inner
  }

  /// Whether the surroundings are the very ones in which the place was evaluated.
  final func stands(in context: ElementContext) -> Bool {
    environment.areIdentical(to: context.environment)
  }

  /// A surroundings for what stands inside.
  final func context(_ environment: EnvironmentValues? = nil) -> ElementContext {
    ElementContext(host: host, parent: self, environment: environment ?? self.environment)
  }
}

extension ViewElement {
  /// The frame after the latest layout, in the surface's coordinates.
  final var frame: CGRect? { frameSource?.frame ?? ownFrame }

  /// `node`, its frame reported to this element.
  final func reporting(_ node: Node) -> Node {
    if node.tag != Node.untagged {
      let source = host.tags[node.tag]
      if source !== self { frameSource = source }
      return node
    }
    frameSource = nil
    return node.tagged(assuredTag)
  }

  /// Lets the element have a frame of its own.
  final func forgetFrameSource() { frameSource = nil }

  /// The number under which the solver knows this element.
  final var assuredTag: Int32 {
    if let ownTag { return ownTag }
    let tag = host.tags.make(for: self)
    ownTag = tag
    return tag
  }

  final func setFrame(_ frame: CGRect?) { ownFrame = frame }
}

/// Where an element stands.
@MainActor
public struct ElementContext {
  let host: HostCore
  let parent: ViewElement?
  var environment: EnvironmentValues
  /// How many elements lie around one without a parent: that which presents it, and those around.
  var depth = 0
}

/// A view in the solver's words, with what containers around it want to know of it.
struct LoweredView {
  var node: Node
  var traits: ViewTraits?
}
