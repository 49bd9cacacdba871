import Foundation

/// What a running screen keeps by name, and who reads it.
@MainActor
final class HostStorage {
  private var values: [String: Any] = [:]
  private var readers: [String: [ElementHandle]] = [:]

  subscript(name: String) -> Any? { values[name] }

  func read(_ name: String, by element: any Evaluated) {
    readers[name, default: []].append(ElementHandle(element))
  }

  /// A value equal to the present one changes nothing.
  func write(_ value: Any?, to name: String) {
    if let new = value as? AnyHashable, new == values[name] as? AnyHashable { return }
    values[name] = value
    readers[name]?.forEach { $0.invalidate() }
  }
}

/// What a stored property refers to: its first value until its view stands somewhere, then the
/// value that the running screen keeps by its name.
///
/// Unchecked: views and their state live on the main actor; a property that is not connected yet
/// is its maker's alone.
final class StorageBox<Value>: @unchecked Sendable {
  let name: String
  private var initial: Value
  private weak var storage: HostStorage?

  init(_ name: String, _ initial: Value) {
    self.name = name
    self.initial = initial
  }

  var value: Value {
    get {
      nonisolated(unsafe) var found: Any?
      if let storage { onMainThread { found = storage[name] } }
      return found as? Value ?? initial
    }
    set {
      guard let storage else { return initial = newValue }
      nonisolated(unsafe) let written = newValue
      onMainThread { storage.write(written, to: name) }
    }
  }

  @MainActor
  func connect(_ slot: inout AnyObject?, _ element: any Evaluated) {
    storage = element.host.storage
    if slot == nil {
      slot = self
      element.host.storage.read(name, by: element)
    }
  }

  var binding: Binding<Value> {
    Binding(reading: { self.value }, writing: { self.value = $0 })
  }
}
