/// A way to make a value out of choices.
///
/// Generators have no state and no shrinking code: a failing case is made smaller by editing its record of
/// choices and running the generator again.
public struct Generator<Value>: Sendable {
  /// The value, or nil when this draw was rejected.
  @usableFromInline
  package let produce: @Sendable (inout ChoiceSource) -> Value?

  @inlinable
  package init(produce: @escaping @Sendable (inout ChoiceSource) -> Value?) {
    self.produce = produce
  }

  /// A generator that draws as it goes; an error thrown by `body` rejects the draw.
  ///
  ///     Generator { source in
  ///       let width = try source.draw(.integers(in: 1...10))
  ///       return try source.draw(.array(of: .booleans, count: width))
  ///     }
  public init(_ body: @escaping @Sendable (inout ChoiceSource) throws -> Value) {
    produce = { source in
      let depth = source.depth
      source.depth = depth + 1
      defer { source.depth = depth }
      return try? body(&source)
    }
  }
}

extension Generator {
  /// A generator of what `transform` makes of the values.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping @Sendable (Value) -> NewValue
  ) -> Generator<NewValue> {
    let produce = produce
    return Generator<NewValue>(produce: { source in produce(&source).map(transform) })
  }

  /// A generator that depends on a value drawn before; shrinking may change either.
  @inlinable
  public func flatMap<NewValue>(
    _ transform: @escaping @Sendable (Value) -> Generator<NewValue>
  ) -> Generator<NewValue> {
    let produce = produce
    return Generator<NewValue>(produce: { source in
      source.open(.dependent)
      guard let value = produce(&source),
        let newValue = transform(value).produce(&source)
      else { return nil }
      source.close()
      return newValue
    })
  }

  /// A generator of the values for which `isWanted` is true; the case is discarded when `tries` in a row are
  /// not.
  @inlinable
  public func filter(
    tries: Int = 10,
    _ isWanted: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    precondition(tries > 0, "tries is \(tries); give 1 or more")
    let produce = produce
    return Generator(produce: { source in
      for _ in 0..<tries {
        source.open(.attempt)
        guard let value = produce(&source) else { return nil }
        let isAccepted = isWanted(value)
        source.close(isRejected: !isAccepted)
        if isAccepted { return value }
      }
      return nil
    })
  }

  /// The value that `record` stands for; nil when its draws are rejected.
  ///
  /// An index above its bound is lowered to it, and a record that ends early goes on with the simplest choices.
  public func value(replaying record: ChoiceRecord) -> Value? {
    var source = ChoiceSource(replaying: record.indices, limit: RunSettings.standardChoiceLimit)
    return produce(&source)
  }

  /// The value of case `index` under `seed`, as a run would draw it; nil when the draw is rejected.
  public func value(seed: UInt64, case index: Int, edgeBias: Double = 0.25) -> Value? {
    var source = ChoiceSource(
      seed: seed,
      case: index,
      bias: SearchBias(chance: edgeBias),
      limit: RunSettings.standardChoiceLimit
    )
    return produce(&source)
  }
}
