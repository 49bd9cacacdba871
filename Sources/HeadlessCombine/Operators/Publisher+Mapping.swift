extension Publisher {
  /// Each value, transformed.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Each value, transformed; the stream fails with what `transform` throws.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> Publishers.TryMap<Self, Result> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// One property of each value.
  public func map<Result>(
    _ keyPath: KeyPath<Output, Result>
  ) -> Publishers.MapKeyPath<Self, Result> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Two properties of each value.
  public func map<First, Second>(
    _ first: KeyPath<Output, First>,
    _ second: KeyPath<Output, Second>
  ) -> Publishers.Map<Self, (First, Second)> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Three properties of each value.
  public func map<First, Second, Third>(
    _ first: KeyPath<Output, First>,
    _ second: KeyPath<Output, Second>,
    _ third: KeyPath<Output, Third>
  ) -> Publishers.Map<Self, (First, Second, Third)> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  /// Each value, transformed, without those that come out as `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> Publishers.CompactMap<Self, Result> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// As ``compactMap(_:)``; the stream fails with what `transform` throws.
  public func tryCompactMap<Result>(
    _ transform: @escaping (Output) throws -> Result?
  ) -> Publishers.TryCompactMap<Self, Result> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Each value, with `output` in place of `nil`.
  public func replaceNil<Value>(
    with output: Value
  ) -> Publishers.Map<Self, Value> where Output == Value? {
    map { $0 ?? output }
  }
}
