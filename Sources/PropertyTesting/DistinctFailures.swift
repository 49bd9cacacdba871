extension Property {
  /// Failures of other kinds than the first, each with its smallest counterexample.
  ///
  /// Two failures are of one kind when their reasons differ in numbers only: "16 pt short" and "3 pt short".
  func otherCounterexamples(
    than first: RangeReport.Failure,
    _ settings: RunSettings
  ) -> [Counterexample] {
    var kinds: Set<String> = [failureKind(of: first.reason)]
    var found: [Counterexample] = []
    var rest = settings
    rest.cases = (first.caseIndex + 1)..<max(first.caseIndex + 1, settings.cases.upperBound)
    while found.count + 1 < settings.maximumFailures, let failure = run(self, rest).failure {
      if kinds.insert(failureKind(of: failure.reason)).inserted {
        found +=
          shrink(
            self,
            from: failure.record,
            firstFailingCase: failure.caseIndex,
            keepingKind: true,
            settings
          ).map { [$0] } ?? []
      }
      rest.cases = (failure.caseIndex + 1)..<max(failure.caseIndex + 1, rest.cases.upperBound)
    }
    return found
  }
}

/// A reason without its numbers.
package func failureKind(of reason: String) -> String {
  var kind = ""
  for character in reason {
    let isNumeric = character.isNumber || (kind.hasSuffix("#") && ".,".contains(character))
    if !isNumeric { kind.append(character) } else if !kind.hasSuffix("#") { kind.append("#") }
  }
  return kind
}
