import Foundation
import PropertyTesting

extension Tool {
  /// Checks the screens that `settings` name and prints what each keeps and breaks.
  func compare(_ settings: CompareSettings) throws -> Int32 {
    let named = try properties(named: settings.names, for: .compare).filter {
      $0.screenName != nil
    }
    guard !named.isEmpty else { throw problem(.compare, .noScreen) }
    let report = try comparedReport(on: named, settings)
    let comparison = Comparison(report.properties)
    terminal.print(settings.format == .text ? comparison.text : comparison.markdown)
    return report.isAsExpected ? ExitStatus.expected : ExitStatus.unexpected
  }

  private func comparedReport(
    on properties: [CheckedProperty],
    _ settings: CompareSettings
  ) throws -> CheckReport {
    let progress = properties.map {
      PropertyProgress($0, seed: settings.seed, cases: 0..<settings.cases)
    }
    var report = CheckReport(seed: settings.seed, properties: [])
    let limits = Coordinator.Limits(
      jobs: settings.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      time: nil,
      timeOfCase: 10
    )
    var coordinator = Coordinator(progress, onDevices: false, limits)
    try coordinator.run {
      report.properties.append(PropertyReport($0))
    } tick: { _ in
    }
    return report
  }
}
