extension Generator {
  /// A generator that always yields `value` and draws nothing.
  public static func constant(_ value: Value) -> Generator where Value: Sendable {
    Generator(produce: { _ in value })
  }

  /// One of `values`, the first being the simplest.
  @inlinable
  public static func element(of values: [Value]) -> Generator where Value: Sendable {
    precondition(!values.isEmpty, "there are no values; give 1 or more")
    let domain = ChoiceDomain(bound: UInt64(values.count - 1), kind: .position)
    return Generator(produce: { source in source.choose(domain).map { values[Int($0)] } })
  }

  /// A value of one of `generators`, the first being the simplest.
  public static func oneOf(_ generators: Generator...) -> Generator {
    oneOf(generators)
  }

  /// A value of one of `generators`, the first being the simplest.
  public static func oneOf(_ generators: [Generator]) -> Generator {
    weighted(generators.map { (1, $0) })
  }

  /// A value of one of `alternatives`, each as often as its weight says, the first being the simplest.
  public static func weighted(_ alternatives: (weight: Int, generator: Generator)...) -> Generator {
    weighted(alternatives)
  }

  /// A value of one of `alternatives`, each as often as its weight says, the first being the simplest.
  @inlinable
  public static func weighted(_ alternatives: [(weight: Int, generator: Generator)]) -> Generator {
    let weights = Weights(alternatives.map(\.weight))
    let generators = alternatives.map(\.generator)
    return Generator(produce: { source in
      source.open(.alternative)
      guard let index = source.choose(weights),
        let value = generators[index].produce(&source)
      else { return nil }
      source.close()
      return value
    })
  }

  /// Nil, the simplest, or one time in `1 - share` a value of `generator`.
  @inlinable
  public static func optional<Wrapped>(
    of generator: Generator<Wrapped>,
    share: Double = 0.75
  ) -> Generator where Value == Wrapped? {
    let produce = generator.produce
    let threshold = UInt16(min(max(share, 0), 1) * Double(UInt16.max))
    return Generator(produce: { source in
      let isPresent: UInt64? = source.plan { $0.happens(threshold) ? 1 : 0 }
      guard let flag = source.choose(.flag, planned: isPresent) else { return nil }
      guard flag == 1 else { return .some(nil) }
      return produce(&source).map(Optional.some)
    })
  }
}

extension Generator where Value == Bool {
  /// False, the simplest, or true.
  public static var booleans: Generator {
    Generator(produce: { source in source.choose(.flag).map { $0 == 1 } })
  }
}

/// How often each of several alternatives is taken.
@usableFromInline
struct Weights: Sendable {
  let domain: ChoiceDomain
  private let limits: [UInt64]

  @usableFromInline
  init(_ weights: [Int]) {
    precondition(!weights.isEmpty, "there are no alternatives; give 1 or more")
    precondition(weights.allSatisfy { $0 > 0 }, "the weights are \(weights); give each 1 or more")
    domain = ChoiceDomain(bound: UInt64(weights.count - 1), kind: .branch)
    var total: UInt64 = 0
    limits = weights.map { weight in
      total += UInt64(weight)
      return total
    }
  }

  func index(from random: inout RandomBits) -> UInt64 {
    let ticket = random.next(upTo: limits[limits.count - 1] - 1)
    return UInt64(limits.firstIndex { ticket < $0 } ?? 0)
  }
}

extension ChoiceSource {
  /// What `decide` says while choices are random; nil while they are played again.
  @inlinable
  mutating func plan<Decision>(_ decide: (inout RandomBits) -> Decision) -> Decision? {
    isRandom ? decide(&random) : nil
  }

  @usableFromInline
  mutating func choose(_ weights: Weights) -> Int? {
    let planned = plan(weights.index)
    return choose(weights.domain, planned: planned).map { Int($0) }
  }
}
