/// A claim over all values that can be drawn, and what is expected of it.
public struct Property: Sendable {
  /// Whether the claim is thought to hold, or shown with its known fault.
  public enum Expectation: String, Codable, Hashable, Sendable {
    case holds
    case broken
  }

  /// A sentence in the present tense: "the button stays above the keyboard".
  public let name: String
  /// What the claim is thought to do.
  public let expectation: Expectation
  /// The labels that a share of the cases is to carry.
  public internal(set) var demands: [CoverageDemand] = []
  @usableFromInline
  package let check: @Sendable (inout ChoiceSource) -> Verdict
  /// All is drawn before the check begins.
  @usableFromInline
  package let drawsFirst: Bool
  /// The type of the values where one generator draws them all.
  @usableFromInline
  let drawnType: String?

  /// A claim about each value of `generator`.
  ///
  /// An error thrown by `check` breaks the claim; ``Rejection`` discards the case.
  @inlinable
  public init<Value>(
    _ name: String,
    _ generator: Generator<Value>,
    expectation: Expectation = .holds,
    check: @escaping @Sendable (Value) throws -> Verdict
  ) {
    self.name = name
    self.expectation = expectation
    drawsFirst = true
    drawnType = String(describing: Value.self)
    let produce = generator.produce
    self.check = { source in
      guard let value = produce(&source) else { return .discarded }
      source.note(value)
      guard source.isWorthChecking() else { return .discarded }
      do {
        return try check(value)
      } catch {
        return verdict(for: error)
      }
    }
  }

  /// A claim about each value of `generator`, checked on the main actor, as views are.
  ///
  /// The property has to run on the main thread, too.
  public init<Value: Sendable>(
    _ name: String,
    _ generator: Generator<Value>,
    expectation: Expectation = .holds,
    onMainActor check: @escaping @MainActor @Sendable (Value) throws -> Verdict
  ) {
    self.init(name, generator, expectation: expectation) { value in
      try MainActor.assumeIsolated { try check(value) }
    }
  }

  /// A claim whose closure draws the values as it goes.
  ///
  /// An error thrown by `check` breaks the claim; ``Rejection`` discards the case.
  public init(
    _ name: String,
    expectation: Expectation = .holds,
    check: @escaping @Sendable (inout ChoiceSource) throws -> Verdict
  ) {
    self.name = name
    self.expectation = expectation
    drawsFirst = false
    drawnType = nil
    self.check = { source in
      do {
        return try check(&source)
      } catch {
        return verdict(for: error)
      }
    }
  }
}

extension Property {
  /// The same claim, judged by another closure, which draws as this one does.
  init(_ property: Property, check: @escaping @Sendable (inout ChoiceSource) -> Verdict) {
    name = property.name
    expectation = property.expectation
    demands = property.demands
    drawsFirst = property.drawsFirst
    drawnType = property.drawnType
    self.check = check
  }
}

@usableFromInline
func verdict(for error: any Error) -> Verdict {
  error is Rejection ? .discarded : .broken(reason: "threw \(error)")
}
