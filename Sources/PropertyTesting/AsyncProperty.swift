/// A claim whose check waits for other tasks or actors, over all values that can be drawn.
///
/// Cases, tokens, reports and failure stores are those of a ``Property``. Checks run one after the other, in the
/// caller's task; when it is cancelled, the run ends with the case at work.
public struct AsyncProperty: Sendable {
  /// Draws as the property does, and checks nothing.
  package let drawing: Property
  let check: @Sendable (inout ChoiceSource) async -> Verdict
  /// Makes a property of a way to wait for a verdict.
  private let waitedFor: @Sendable (@escaping Waiting) -> Property

  /// Returns what a task comes to, on the thread that asks for it.
  package typealias Waiting = @Sendable (@escaping @Sendable () async -> Verdict) -> Verdict

  /// A sentence in the present tense: "the page is loaded once".
  public var name: String { drawing.name }
  /// What the claim is thought to do.
  public var expectation: Property.Expectation { drawing.expectation }

  /// A claim about each value of `generator`.
  ///
  /// An error thrown by `check` breaks the claim; ``Rejection`` discards the case. A closure on an actor runs there:
  ///
  ///     AsyncProperty("the model settles", .integers(in: 0...9)) { @MainActor rows in
  ///       let model = await Model.loaded(rows: rows)
  ///       return .that(model.isSettled, otherwise: "it does not")
  ///     }
  public init<Value: Sendable>(
    _ name: String,
    _ generator: Generator<Value>,
    expectation: Property.Expectation = .holds,
    check: @escaping @Sendable (Value) async throws -> Verdict
  ) {
    let judge: @Sendable (Value) async -> Verdict = { value in
      do {
        return try await check(value)
      } catch {
        return verdict(for: error)
      }
    }
    drawing = Property(name, generator, expectation: expectation) { _ in .holds() }
    waitedFor = { wait in
      Property(name, generator, expectation: expectation) { value in wait { await judge(value) } }
    }
    self.check = { source in
      guard let value = generator.produce(&source) else { return .discarded }
      source.note(value)
      source.journal?.beginChecking()
      return await judge(value)
    }
  }

  private init(
    _ property: AsyncProperty,
    check: @escaping @Sendable (inout ChoiceSource) async -> Verdict
  ) {
    drawing = property.drawing
    waitedFor = property.waitedFor
    self.check = check
  }

  /// The same claim, by a check that holds its thread until the verdict is there.
  package func waited(for wait: @escaping Waiting) -> Property { waitedFor(wait) }
}

extension AsyncProperty {
  /// The same claim; each case is written to `journal` before it is checked.
  public func journalled(in journal: CaseJournal) -> AsyncProperty {
    let check = check
    return AsyncProperty(self) { source in
      source.journal = journal.page
      source.journal?.begin(case: source.caseIndex)
      let verdict = await check(&source)
      source.journal?.end()
      return verdict
    }
  }
}

/// Runs the case of `token` again.
///
/// - Throws: ``TokenProblem/otherProperty(slug:expected:)`` when the token was made for another property.
public func replay(
  _ property: AsyncProperty,
  _ token: Token,
  maximumChoices: Int = RunSettings.standardChoiceLimit
) async throws(TokenProblem) -> ReplayOutcome {
  guard token.belongs(to: property.name) else {
    throw .otherProperty(slug: token.slug, expected: property.name)
  }
  var source = ChoiceSource(replaying: token.record.indices, limit: maximumChoices)
  source.notes = []
  let verdict = await property.check(&source)
  return ReplayOutcome(verdict: verdict, values: source.notes ?? [], misfit: source.finalMisfit)
}
