/// A modifier that does something at its place: it sees when the place appears, changes and goes.
protocol BehaviorModifier: BuiltInModifier {
  /// What the place keeps for the modifier.
  associatedtype Behavior: ModifierBehavior where Behavior.Modifier == Self
}

extension BehaviorModifier {
  public static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    BehaviorElement<Modified, Self>.reconcile(content, modifier, old, context)
  }
}

/// What a place keeps for a modifier, told of what happens to the place.
///
/// A class because it has an identity: the host calls it back.
@MainActor
class ElementBehavior {
  unowned let element: ViewElement

  required init(_ element: ViewElement) { self.element = element }

  /// The values of the environment for what stands inside.
  func environment(_ outer: EnvironmentValues) -> EnvironmentValues { outer }

  /// The views that stand for the content.
  func lower(_ content: [LoweredView]) -> [LoweredView] { content }

  /// The content has appeared, and with it the place.
  func appear() {}

  /// The place goes away, after its content.
  func disappear() {}

  /// The behaviour, where it writes a preference.
  var writer: (any PreferenceWriting)? { nil }

  /// What becomes of touches on its content.
  var touchEffect: TouchEffect { .none }

  /// What it calls its content.
  var names: [String] { [] }
}

/// A behaviour of one kind of modifier.
@MainActor
protocol ModifierBehavior: ElementBehavior {
  associatedtype Modifier

  /// The modifier has been evaluated: at first before the content appears, then each time before
  /// the content changes.
  func update(_ modifier: Modifier)
}

/// The place of a view with a modifier that does something.
final class BehaviorElement<Modified: View, Modifier: BehaviorModifier>: ViewElement {
  private var child: ViewElement?
  private var modifier: Modifier?
  private(set) lazy var own = Modifier.Behavior(self)

  override var behavior: ElementBehavior? { own }

  static func reconcile(
    _ content: Modified,
    _ modifier: Modifier,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    if let old, type(of: old) == BehaviorElement.self {
      let element = unsafeDowncast(old, to: BehaviorElement.self)
      element.environment = context.environment
      element.update(modifier, content)
      return element
    }
    old?.unmount()
    let element = BehaviorElement(context)
    element.update(modifier, content)
    element.own.appear()
    return element
  }

  private func update(_ modifier: Modifier, _ content: Modified) {
    own.update(modifier)
    let before = child
    child = Modified.reconcile(content, child, context(own.environment(environment)))
    let isSame = child === before && self.modifier.map { areSame($0, modifier) } == true
    if !isSame { invalidateLayout() }
    self.modifier = modifier
  }

  override func lower() -> [LoweredView] { own.lower(child?.views ?? []) }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }

  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type,
    into value: inout Key.Value?
  ) {
    guard let writer = own.writer, writer.writes(key) else {
      return super.reducePreference(key, into: &value)
    }
    var inner: Key.Value?
    if writer.reads { child?.reducePreference(key, into: &inner) }
    writer.write(key, inner, into: &value)
  }

  override func unmount() {
    super.unmount()
    own.disappear()
  }
}
