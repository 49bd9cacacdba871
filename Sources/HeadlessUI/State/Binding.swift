/// A value that is kept elsewhere, to read and to write.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let reading: () -> Value
  private let writing: (Value) -> Void
  public var transaction = Transaction()

  init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
    self.reading = reading
    self.writing = writing
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    reading = get
    writing = set
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    reading = get
    writing = { set($0, Transaction()) }
  }

  public var wrappedValue: Value {
    get { reading() }
    nonmutating set { writing(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      reading: { reading()[keyPath: keyPath] },
      writing: {
        var value = reading()
        value[keyPath: keyPath] = $0
        writing(value)
      }
    )
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding {
  /// A binding to what is in an optional; `nil` where there is nothing.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      reading: { base.wrappedValue ?? value },
      writing: { base.wrappedValue = $0 }
    )
  }

  /// A binding to an optional that always holds something.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      reading: { base.wrappedValue },
      writing: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      reading: { AnyHashable(base.wrappedValue) },
      writing: { if let value = $0.base as? Wrapped { base.wrappedValue = value } }
    )
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to the element at a position, which reads as it was once the position is gone.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    let atFirst = wrappedValue[index]
    return Binding<Value.Element>(
      reading: {
        let values = wrappedValue
        return values.indices.contains(index) ? values[index] : atFirst
      },
      writing: {
        guard wrappedValue.indices.contains(index) else { return }
        wrappedValue[index] = $0
      }
    )
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection & RandomAccessCollection {
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection & RandomAccessCollection {
  public typealias Index = Value.Index
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  public subscript(position: Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection, RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

/// Settings of a change; they have no influence on settled layout.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}

  public init(animation: Animation?) { self.animation = animation }
}
