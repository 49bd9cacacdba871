import Foundation
import PropertyTesting
import ScreenVerification

extension Tool {
  /// Checks the properties that `settings` name; 0 when each outcome is the expected one.
  func check(_ settings: CheckSettings) throws -> Int32 {
    var settings = settings
    if settings.isShardAutomatic { settings.shard = try shardOfEnvironment() }
    let named = try properties(named: settings.names, for: .check)
    let seed = settings.seed ?? UInt64(UInt32.random(in: 1...UInt32.max))
    let progress = progress(of: named, seed: seed, settings)
    guard !progress.isEmpty else { throw problem(.check, .noScreen) }
    let report = try report(on: progress, seed: seed, settings)
    if settings.format == .json { terminal.print(try jsonText(report)) }
    return report.isAsExpected ? ExitStatus.expected : ExitStatus.unexpected
  }

  private func shardOfEnvironment() throws(ArgumentProblem) -> Shard {
    do {
      return try Shard(of: ProcessInfo.processInfo.environment)
    } catch {
      throw ArgumentProblem(place: "\(program) check --shard", reason: .noShard(error))
    }
  }

  private func report(
    on progress: [PropertyProgress],
    seed: UInt64,
    _ settings: CheckSettings
  ) throws -> CheckReport {
    var printer = printer(
      of: progress.count,
      among: progress.map(\.property),
      isSilent: settings.format == .json
    )
    var report = CheckReport(
      seed: seed,
      shard: settings.shard?.text,
      casesOfRun: settings.shard == nil || settings.isOnDevices ? nil : settings.cases,
      environments: settings.isOnDevices ? DeviceCatalogue.standard.environments.count : nil,
      properties: []
    )
    var coordinator = Coordinator(progress, onDevices: settings.isOnDevices, settings.limits)
    printer.begin(report)
    try coordinator.run { done in
      let property = PropertyReport(done)
      report.properties.append(property)
      printer.finish(property, of: report)
    } tick: { tally in
      printer.show(tally)
    }
    printer.end(report)
    return report
  }

  private func progress(
    of properties: [CheckedProperty],
    seed: UInt64,
    _ settings: CheckSettings
  ) -> [PropertyProgress] {
    guard settings.isOnDevices else {
      return properties.map { PropertyProgress($0, seed: seed, cases: settings.range(of: $0)) }
    }
    let wanted = Set(properties.map(\.name))
    return self.properties.onDevices { wanted.contains($0.name) }.map { property in
      PropertyProgress(property, seed: seed, cases: settings.range(of: property))
    }
  }

  func printer(
    of total: Int,
    among properties: [CheckedProperty],
    isSilent: Bool = false,
    trying files: [String] = []
  ) -> CheckPrinter {
    CheckPrinter(
      terminal: terminal,
      isSilent: isSilent,
      lines: TypedLines(tool: command, files: files),
      total: total,
      properties: properties
    )
  }

  /// How a user types the tool.
  private var command: String { typedCommand(at: CommandLine.arguments.first ?? program) }
}

extension CheckSettings {
  fileprivate var limits: Coordinator.Limits {
    Coordinator.Limits(
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      time: timeLimit,
      timeOfCase: caseTimeLimit
    )
  }

  fileprivate func range(of property: CheckedProperty) -> Range<Int> {
    if let onlyCase { return onlyCase..<onlyCase + 1 }
    let all = 0..<(property.caseCount ?? cases)
    return shard?.part(of: all) ?? all
  }
}
