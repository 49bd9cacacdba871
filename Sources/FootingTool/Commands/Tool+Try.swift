import Foundation
import PropertyTesting
import ScreenVerification

extension Tool {
  /// Checks what every screen owes of the views of files; 0 when nothing is broken.
  ///
  /// The tool itself builds a program of the files, which takes its place with the same arguments.
  func tryViews(_ settings: TrySettings) throws -> Int32 {
    guard let trial else { throw try replaced(by: program(over: settings.files)) }
    if let token = settings.replayed { return try replay([token], settings.format, for: .try) }
    let report = try report(on: trial, settings)
    if settings.format == .json { terminal.print(try jsonText(report)) }
    return report.isAsExpected ? ExitStatus.expected : ExitStatus.unexpected
  }

  private func program(over files: [String]) throws(InputProblem) -> URL {
    let place = "\(program) try"
    let modules = try ToolModules(besideToolOf: place)
    return try TrialProgram(of: ViewSources(files), modules, place: place).built()
  }

  /// - Returns: Only where the program can't be started: with the reason.
  private func replaced(by program: URL) -> InputProblem {
    let arguments = CommandLine.arguments.map { strdup($0) }
    execv(program.path, arguments + [nil])
    let reason = String(cString: strerror(errno))
    return InputProblem(place: program.path, reason: "it can't be started (\(reason)); remove it")
  }

  private func report(on trial: Trial, _ settings: TrySettings) throws -> CheckReport {
    let check = TrialCheck(trial, settings)
    var report = CheckReport(seed: check.seed, properties: [])
    try begin(trial, report, settings)
    var printer = printer(
      of: trial.claims.count,
      among: properties,
      isSilent: settings.format == .json,
      trying: settings.files
    )
    try check.run { found in
      report.properties.append(found)
      printer.finish(found, of: report)
    } tick: { tally in
      printer.show(tally)
    }
    printer.end(report)
    return report
  }

  /// Says what is tried and what is not.
  private func begin(
    _ trial: Trial,
    _ report: CheckReport,
    _ settings: TrySettings
  ) throws(InputProblem) {
    let isSilent = settings.format == .json
    if !isSilent { terminal.print(report.headline(screens: trial.screenCount)) }
    for line in trial.untried.map({ wrapped("not tried: \($0)") }) {
      if isSilent { terminal.complain(line) } else { terminal.print(line) }
    }
    if trial.claims.isEmpty {
      let place = settings.files.joined(separator: ", ")
      throw InputProblem(place: place, reason: "there is no screen to try; add a #Preview")
    }
  }
}

/// Checks claims: all of a screen as one, and then each for itself where something is broken.
private struct TrialCheck {
  let seed: UInt64
  private let trial: Trial
  private let settings: TrySettings
  private let start = ContinuousClock.now

  init(_ trial: Trial, _ settings: TrySettings) {
    self.trial = trial
    self.settings = settings
    seed = settings.seed ?? UInt64(UInt32.random(in: 1...UInt32.max))
  }

  /// Passes on what came of all claims of a screen, or of each that speaks about it.
  func run(
    done: (PropertyReport) -> Void,
    tick: (Coordinator.Tally) -> Void
  ) throws(SpawnProblem) {
    var broken: [ScreenProperty] = []
    var rest = trial.claims[...]
    try run(trial.claims.map(\.all), shrinks: false, tick: tick) { found in
      let claims = rest.removeFirst()
      if found.outcome == .broken { broken += claims.each } else { done(found) }
    }
    try run(broken, shrinks: true, tick: tick) { found in
      if found.outcome != .gaveUp { done(found) }
    }
  }

  private func run(
    _ properties: [ScreenProperty],
    shrinks: Bool,
    tick: (Coordinator.Tally) -> Void,
    done: (PropertyReport) -> Void
  ) throws(SpawnProblem) {
    let progress = properties.map { property in
      PropertyProgress(
        .screen(property),
        seed: seed,
        cases: 0..<(property.caseCount ?? settings.cases),
        shrinks: shrinks
      )
    }
    var coordinator = Coordinator(progress, onDevices: false, limits)
    try coordinator.run(done: { done(PropertyReport($0)) }, tick: tick)
  }

  private var limits: Coordinator.Limits {
    let passed = (ContinuousClock.now - start).seconds
    return Coordinator.Limits(
      jobs: settings.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      time: settings.timeLimit.map { max($0 - passed, 0) },
      timeOfCase: settings.caseTimeLimit
    )
  }
}
