import Foundation

/// Calls back when something made of the view's geometry changes. (rule 7.5)
struct GeometryChangeModifier<Value: Equatable>: BehaviorModifier {
  typealias Behavior = GeometryChangeBehavior<Value>
  var value: (GeometryProxy) -> Value
  var action: (Value, Value) -> Void
}

final class GeometryChangeBehavior<Value: Equatable>: ElementBehavior, ModifierBehavior,
  LayoutObserver
{
  private var modifier: GeometryChangeModifier<Value>?
  private var last: Value?
  private var frame = -1
  private var recent: [Value] = []

  func update(_ modifier: GeometryChangeModifier<Value>) { self.modifier = modifier }

  override func appear() { element.host.observe(self) }

  override func disappear() { element.host.stopObserving(self) }

  override func lower(_ content: [LoweredView]) -> [LoweredView] {
    content.map { LoweredView(node: element.reporting($0.node), traits: $0.traits) }
  }

  func layoutChanged() {
    guard let modifier, let frame = element.frame else { return }
    let proxy = GeometryProxy(element: element, global: frame, safeAreaInsets: EdgeInsets())
    let value = modifier.value(proxy)
    guard value != last else { return }
    let old = last ?? value
    last = value
    guard allowsDispatch(of: value) else { return }
    let host = element.host
    host.enqueue {
      host.journal.note("onGeometryChange(for: \(Value.self))", "\(value)")
      modifier.action(old, value)
    }
  }

  /// Each value once in a frame, among the last three.
  private func allowsDispatch(of value: Value) -> Bool {
    if frame != element.host.frame { (frame, recent) = (element.host.frame, []) }
    guard !recent.contains(value) else { return false }
    recent = recent.suffix(2) + [value]
    return true
  }
}

extension View {
  /// Calls `action` when what `transform` makes of the view's geometry changes, and at first.
  ///
  /// The safe area reads as none here.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform) { action($1) })
  }

  /// Calls `action` with the old and the new value when what `transform` makes of the view's
  /// geometry changes, and at first.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }
}
