import Foundation
import PropertyTesting

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
      of: trial.screens.count,
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
    if !isSilent { terminal.print(report.headline(screens: trial.screens.count)) }
    for line in trial.untried.map({ wrapped("not tried: \($0)") }) {
      if isSilent { terminal.complain(line) } else { terminal.print(line) }
    }
    if trial.screens.isEmpty {
      let place = settings.files.joined(separator: ", ")
      throw InputProblem(place: place, reason: "there is no screen to try; add a #Preview")
    }
  }
}
