/// A value of the surroundings that can change, and whether anything has asked for it: what nobody
/// asked for changes without anything being evaluated again.
///
/// A class: all who stand in the surroundings ask the same one.
final class WatchedValue<Value> {
  private var value: Value
  private(set) var wasRead = false

  init(_ value: Value) { self.value = value }

  func read() -> Value {
    wasRead = true
    return value
  }

  /// Takes another value, unless somebody has seen the present one; says whether it did.
  func replace(by value: Value) -> Bool {
    guard !wasRead else { return false }
    self.value = value
    return true
  }
}
