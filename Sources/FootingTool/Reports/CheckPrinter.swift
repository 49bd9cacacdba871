import PropertyTesting
import ScreenVerification

/// Prints a check as it goes, and what is to be said at its end.
struct CheckPrinter {
  let terminal: Terminal
  /// Whether only the progress is shown.
  let isSilent: Bool
  let lines: TypedLines
  /// How many properties are checked.
  let total: Int
  /// Those that were checked, and perhaps others.
  let properties: [CheckedProperty]
  private var progress = ProgressLine()

  init(
    terminal: Terminal,
    isSilent: Bool,
    lines: TypedLines,
    total: Int,
    properties: [CheckedProperty]
  ) {
    self.terminal = terminal
    self.isSilent = isSilent
    self.lines = lines
    self.total = total
    self.properties = properties
  }

  func begin(_ report: CheckReport) {
    guard !isSilent else { return }
    terminal.print(report.headline(properties: total))
  }

  /// The line of a property that is done, and what breaks it where that is expected.
  func finish(_ property: PropertyReport, of report: CheckReport) {
    terminal.show(progress: "")
    guard !isSilent else { return }
    let isAsExpected = report.isAsExpected(property)
    let mark = terminal.colored(isAsExpected ? "ok  " : "FAIL", isAsExpected ? .green : .red)
    let result = property.resultText(onDevices: report.environments != nil)
    terminal.print(wrapped("  \(property.name): \(result)", after: 4), behind: mark)
    guard isAsExpected, let counterexample = property.counterexample else { return }
    let text = counterexample.briefText(lines, of: property.name, properties)
    terminal.print(wrapped(indented(text, by: 6)))
  }

  /// A report that is complete already.
  func printAll(_ report: CheckReport) {
    begin(report)
    for property in report.properties { finish(property, of: report) }
    end(report)
  }

  mutating func show(_ tally: Coordinator.Tally) {
    guard terminal.isWatched, progress.isDue() else { return }
    terminal.show(progress: progress.text(for: tally))
  }

  /// The unexpected outcomes in full, and the summary.
  func end(_ report: CheckReport) {
    terminal.show(progress: "")
    guard !isSilent else { return }
    for property in report.properties where !report.isAsExpected(property) {
      terminal.print("\n" + wrapped(property.fullText(lines, report, properties)))
    }
    terminal.print("\n" + wrapped("\(report.summary) \(progress.timeText)"))
  }
}

/// How fast a check is; the only clock of a report.
struct ProgressLine {
  private let start = ContinuousClock.now
  private var shown = ContinuousClock.now

  /// Whether a tenth of a second has passed since this was true last.
  mutating func isDue() -> Bool {
    let now = ContinuousClock.now
    guard (now - shown).seconds >= 0.1 else { return false }
    shown = now
    return true
  }

  /// "3 of 12 properties, 2000 cases, 51000 a second".
  func text(for tally: Coordinator.Tally) -> String {
    let rate = Double(tally.cases) / max(seconds, 0.001)
    return "\(tally.propertiesDone) of \(counted(tally.properties, "property", "properties")), "
      + "\(counted(tally.cases, "case", "cases")), \(Int(rate)) a second"
  }

  /// "(1.2 s)".
  var timeText: String { "(\((seconds * 10).rounded() / 10) s)" }

  private var seconds: Double { (ContinuousClock.now - start).seconds }
}

/// "1 case", "2 cases".
func counted(_ number: Int, _ one: String, _ many: String) -> String {
  "\(number) \(number == 1 ? one : many)"
}
