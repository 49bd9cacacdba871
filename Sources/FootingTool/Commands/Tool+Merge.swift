import Foundation

/// An input file that can't be used: where, what is wrong, what to do.
struct InputProblem: Error, Hashable, CustomStringConvertible {
  var place: String
  var reason: String

  var description: String { "\(place): \(reason)" }
}

extension Tool {
  /// Joins the reports of shards.
  func merge(_ files: [String], _ format: Format) throws -> Int32 {
    let reports = try files.map { file in try report(in: file) }
    let merged = try mergedReport(reports, from: files)
    switch format {
    case .json: terminal.print(try jsonText(merged))
    case .text: printer(of: merged.properties.count, among: allProperties).printAll(merged)
    }
    return merged.isAsExpected ? ExitStatus.expected : ExitStatus.unexpected
  }

  private func mergedReport(
    _ reports: [CheckReport],
    from files: [String]
  ) throws(InputProblem) -> CheckReport {
    do {
      return try CheckReport(merging: reports)
    } catch {
      let file = error.position.map { files[$0] } ?? "\(program) merge"
      throw InputProblem(place: file, reason: "\(error)")
    }
  }

  private func report(in file: String) throws(InputProblem) -> CheckReport {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw InputProblem(place: file, reason: "it can't be read; give a file that exists")
    }
    let report = try? CheckReport(line: data)
    guard let report, report.format == CheckReport.currentFormat else {
      throw InputProblem(
        place: file,
        reason: "it is no \(CheckReport.currentFormat); give what check --format json has written"
      )
    }
    if let count = report.implausibleCount {
      throw InputProblem(
        place: file,
        reason: "\(count); give what check --format json has written"
      )
    }
    return report
  }
}
