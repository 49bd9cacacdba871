/// A value that belongs to the place where its view stands.
///
/// It begins with the initial value when the view appears in the place and is lost when it goes.
/// Writing a value equal to the present one changes nothing. (rule 7.7)
@propertyWrapper
public struct State<Value>: DynamicProperty, PlacedProperty {
  private let box: StateBox<Value>

  public init(wrappedValue: Value) { box = StateBox(wrappedValue) }

  public init(initialValue: Value) { box = StateBox(initialValue) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(reading: { [box] in box.value }, writing: { [box] in box.value = $0 })
  }

  @MainActor
  func connect(_ slot: inout AnyObject?, _ element: any Evaluated) {
    if let cell = slot {
      box.cell = unsafeDowncast(cell, to: StateCell<Value>.self)
    } else {
      let cell = StateCell(box.value, element)
      slot = cell
      box.cell = cell
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// What a state property refers to: its own initial value until its view stands somewhere, then
/// the cell of that place.
///
/// Unchecked: views and their state live on the main actor; a state that is not connected yet is
/// its maker's alone.
final class StateBox<Value>: @unchecked Sendable {
  var cell: StateCell<Value>?
  private var initial: Value

  init(_ value: Value) { initial = value }

  var value: Value {
    get { cell?.read() ?? initial }
    set {
      if let cell { cell.write(newValue) } else { initial = newValue }
    }
  }
}

/// The state of a place.
final class StateCell<Value>: @unchecked Sendable {
  private var value: Value
  private weak var element: (any Evaluated)?
  private let areEqual: ((Value, Value) -> Bool)?
  private var wasRead = false

  @MainActor init(_ value: Value, _ element: any Evaluated) {
    self.value = value
    self.element = element
    areEqual = equality(of: Value.self)
  }

  func read() -> Value {
    wasRead = true
    return value
  }

  func write(_ newValue: Value) {
    let isSame = areEqual?(value, newValue) ?? false
    value = newValue
    guard wasRead, !isSame else { return }
    onMainThread { [element] in
      if let element { element.host.markStale(element) }
    }
  }
}

/// How values of a type are compared; `nil` where they can't be.
func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  guard let comparable = type as? any Equatable.Type else { return nil }
  return comparison(comparable)
}

private func comparison<Compared: Equatable, Value>(
  _ type: Compared.Type
) -> (Value, Value) -> Bool {
  { left, right in
    guard let left = left as? Compared, let right = right as? Compared else { return false }
    return left == right
  }
}
