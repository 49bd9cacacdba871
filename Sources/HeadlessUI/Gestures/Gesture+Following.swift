/// A gesture after which something is called.
public struct FollowedGesture<Base: Gesture>: BuiltInGesture {
  let base: Base
  let action: @MainActor (Base.Value) -> Void

  public var requiredTaps: Int? { base.requiredTaps }

  public func recognize(_ tap: RecognizedTap) -> Base.Value? {
    guard let value = base.recognize(tap) else { return nil }
    action(value)
    return value
  }
}

/// A gesture with another value.
public struct MappedGesture<Base: Gesture, Value>: BuiltInGesture {
  let base: Base
  let change: @MainActor (Base.Value) -> Value

  public var requiredTaps: Int? { base.requiredTaps }

  public func recognize(_ tap: RecognizedTap) -> Value? { base.recognize(tap).map(change) }
}

extension Gesture {
  public func onEnded(
    _ action: @escaping @MainActor (Value) -> Void
  ) -> FollowedGesture<Self> {
    FollowedGesture(base: self, action: action)
  }

  public func onChanged(
    _ action: @escaping @MainActor (Value) -> Void
  ) -> FollowedGesture<Self> where Value: Equatable {
    FollowedGesture(base: self, action: action)
  }

  public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> MappedGesture<Self, T> {
    MappedGesture(base: self, change: body)
  }

  /// A state that lasts as long as the gesture: it is over when a screen has settled.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> FollowedGesture<Self> {
    FollowedGesture(base: self) { _ in }
  }
}

/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: UntappedGesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: BuiltInGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var requiredTaps: Int? { first.requiredTaps ?? second.requiredTaps }

  public func recognize(_ tap: RecognizedTap) -> Value? {
    let value = Value(first: first.recognize(tap), second: second.recognize(tap))
    return value.first == nil && value.second == nil ? nil : value
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// The first of two gestures that is fulfilled.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: BuiltInGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var requiredTaps: Int? { first.requiredTaps ?? second.requiredTaps }

  public func recognize(_ tap: RecognizedTap) -> Value? {
    first.recognize(tap).map(Value.first) ?? second.recognize(tap).map(Value.second)
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
