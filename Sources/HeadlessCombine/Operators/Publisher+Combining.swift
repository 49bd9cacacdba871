extension Publisher {
  /// The latest values of this and another, whenever one of them sends.
  public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }

  /// The latest values of this and another, whenever one of them sends, transformed.
  public func combineLatest<B: Publisher, Result>(
    _ b: B,
    _ transform: @escaping (Output, B.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b).map { transform($0.0, $0.1) }
  }

  /// The latest values of this and two others, whenever one of them sends.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
    -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// The latest values of this and two others, whenever one of them sends, transformed.
  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B,
    _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// The latest values of this and three others, whenever one of them sends.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// The latest values of this and three others, whenever one of them sends, transformed.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
    _ b: B,
    _ c: C,
    _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  /// The values of this and another, one of each at a time.
  public func zip<B: Publisher>(_ b: B) -> Publishers.Zip<Self, B>
  where B.Failure == Failure {
    Publishers.Zip(self, b)
  }

  /// The values of this and another, one of each at a time, transformed.
  public func zip<B: Publisher, Result>(_ b: B, _ transform: @escaping (Output, B.Output) -> Result)
    -> Publishers.Map<Publishers.Zip<Self, B>, Result>
  where B.Failure == Failure {
    Publishers.Zip(self, b).map { transform($0.0, $0.1) }
  }

  /// The values of this and two others, one of each at a time.
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  /// The values of this and two others, one of each at a time, transformed.
  public func zip<B: Publisher, C: Publisher, Result>(
    _ b: B,
    _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, Result>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// The values of this and three others, one of each at a time.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// The values of this and three others, one of each at a time, transformed.
  public func zip<B: Publisher, C: Publisher, D: Publisher, Result>(
    _ b: B,
    _ c: C,
    _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, Result>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
