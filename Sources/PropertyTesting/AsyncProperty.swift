/// A claim whose check waits for other tasks or actors, over all values that can be drawn.
///
/// Cases, tokens, reports and failure stores are those of a ``Property``. Checks run one after the other, in the
/// caller's task; when it is cancelled, the run ends with the case at work.
public struct AsyncProperty: Sendable {
  /// Draws as the property does, and checks nothing.
  package let drawing: Property
  let check: @Sendable (inout ChoiceSource) async -> Verdict

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
  public init<Value>(
    _ name: String,
    _ generator: Generator<Value>,
    expectation: Property.Expectation = .holds,
    check: @escaping @Sendable (Value) async throws -> Verdict
  ) {
    drawing = Property(name, generator, expectation: expectation) { _ in .holds() }
    self.check = { source in
      guard let value = generator.produce(&source) else { return .discarded }
      source.note(value)
      source.journal?.beginChecking()
      do {
        return try await check(value)
      } catch {
        return verdict(for: error)
      }
    }
  }

  init(
    drawing: Property,
    check: @escaping @Sendable (inout ChoiceSource) async -> Verdict
  ) {
    self.drawing = drawing
    self.check = check
  }
}

extension AsyncProperty {
  /// The same claim; each case is written to `journal` before it is checked.
  public func journalled(in journal: CaseJournal) -> AsyncProperty {
    let check = check
    return AsyncProperty(drawing: drawing) { source in
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
