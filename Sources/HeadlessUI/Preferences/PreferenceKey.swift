/// Names a value that views hand to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Adds the value of the next view to `value`.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// Adds `next` to what was combined so far; the first value is taken as it is. (rule 7.1)
  static func combine(_ next: Value, into value: inout Value?) {
    if var combined = value {
      reduce(value: &combined) { next }
      value = combined
    } else {
      value = next
    }
  }
}

/// A behaviour that writes a preference.
@MainActor
protocol PreferenceWriting: ElementBehavior {
  /// Whether what the content writes counts as well.
  var reads: Bool { get }
  func writes<Key: PreferenceKey>(_ key: Key.Type) -> Bool
  /// Adds what is written, `inner` being what the content wrote, to `value`.
  func write<Key: PreferenceKey>(
    _ key: Key.Type,
    _ inner: Key.Value?,
    into value: inout Key.Value?
  )
}
