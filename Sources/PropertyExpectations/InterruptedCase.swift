import PropertyTesting

extension Property {
  /// The same claim, with a journal in `store`; what is wrong with the journal is added to the remarks.
  func checkJournalled(_ settings: RunSettings, in store: FailureStore) -> Report {
    do {
      let journal = try store.beginJournal(for: name)
      defer { journal.removeFile() }
      return journalled(in: journal).check(settings, store: store)
    } catch {
      var report = check(settings, store: store)
      report.remarks.append("\(error)")
      return report
    }
  }

  /// What is to be said of a case at which the process of an earlier run ended.
  func complaint(about entry: CaseJournal.Entry) -> String {
    let lines =
      lines(about: entry) + [
        entry.isWhole
          ? replayLine(Token(property: name, record: entry.record))
          : "its choices are more than a journal holds: it can't be replayed",
        "note: nothing was run; the next run checks all cases again",
      ]
    return
      (["\"\(name)\" was at this case when the process of an earlier run ended"]
      + lines.map { "  \($0)" }).joined(separator: "\n")
  }

  /// The values where drawing them is known to be safe; else the choices.
  private func lines(about entry: CaseJournal.Entry) -> [String] {
    let values =
      drawsFirst && entry.isDrawn
      ? values(replaying: entry.record, RunSettings(seed: 0), isChecked: false) : entry.values
    return values.isEmpty
      ? ["choices: \(entry.record)"] : values.map { "\($0.label ?? "value"): \($0.text)" }
  }
}

func replayLine(_ token: Token) -> String {
  "replay: expectHolds(property, replaying: \"\(token)\")"
}
