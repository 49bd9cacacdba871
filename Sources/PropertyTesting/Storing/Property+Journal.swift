extension Property {
  /// The same claim; each case that is checked, in whatever way, is written to `journal` first.
  ///
  /// Costs a few nanoseconds a case and about one a choice.
  public func journalled(in journal: CaseJournal) -> Property {
    let check = check
    return Property(self) { source in
      guard let page = journal.page else { return check(&source) }
      page.begin(case: source.caseIndex)
      source.journal = page
      let verdict = check(&source)
      page.end()
      return verdict
    }
  }

  /// The same claim, checked elsewhere: what came of a record, and what was chosen there, is handed in.
  ///
  /// For a property that draws as it checks, and whose check may end its process, so that neither can be done here.
  package func checked(
    elsewhere check: @escaping @Sendable (ChoiceRecord) -> (verdict: Verdict, choices: [Choice])
  ) -> Property {
    Property(name, expectation: expectation) { source in
      let (verdict, choices) = check(ChoiceRecord(source.scriptedIndices))
      source.repeatChoices(choices)
      return verdict
    }
  }
}
