import Foundation

/// Writes a preference, instead of whatever the content wrote, or after it. (rule 7.3)
struct PreferenceModifier<Key: PreferenceKey>: BehaviorModifier {
  typealias Behavior = PreferenceBehavior<Key>
  var reads: Bool
  var transform: @MainActor (inout Key.Value, ViewElement) -> Void
}

final class PreferenceBehavior<Key: PreferenceKey>: ElementBehavior, ModifierBehavior,
  PreferenceWriting
{
  private var transform: @MainActor (inout Key.Value, ViewElement) -> Void = { _, _ in }
  private(set) var reads = false

  override var writer: (any PreferenceWriting)? { self }

  func update(_ modifier: PreferenceModifier<Key>) {
    transform = modifier.transform
    reads = modifier.reads
    element.host.preferencesAreStale = true
  }

  /// Reports the content's frame, of which anchors are made.
  override func lower(_ content: [LoweredView]) -> [LoweredView] {
    content.first.map {
      [LoweredView(node: element.reporting($0.node), traits: $0.traits)] + content.dropFirst()
    } ?? []
  }

  func writes<Other: PreferenceKey>(_ key: Other.Type) -> Bool { key == Key.self }

  func write<Other: PreferenceKey>(
    _ key: Other.Type,
    _ inner: Other.Value?,
    into value: inout Other.Value?
  ) {
    var own = (inner as? Key.Value) ?? Key.defaultValue
    transform(&own, element)
    if let own = own as? Other.Value { Other.combine(own, into: &value) }
  }
}

extension View {
  /// Hands `value` to the views around, instead of what the content writes.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View {
    modifier(PreferenceModifier<Key>(reads: false) { own, _ in own = value })
  }

  /// Changes what the content writes, or the default value where it writes nothing.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<Key>(reads: true) { own, _ in callback(&own) })
  }

  /// Hands on where a point or rectangle of this view lies. (rule 7.9)
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(
      PreferenceModifier<Key>(reads: false) { own, element in
        own = transform(value.anchor(in: element.frame ?? .zero))
      }
    )
  }

  /// Adds where a point or rectangle of this view lies to what the content writes.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<Key>(reads: true) { own, element in
        transform(&own, value.anchor(in: element.frame ?? .zero))
      }
    )
  }
}
