import Foundation
import PropertyTesting

/// Cases a second and the peak of memory at growing numbers of cases, of properties that hold.
struct ThroughputTable {
  /// The largest number of cases of the cheapest property.
  let cases: Int

  func printAll() {
    print("Processor time, and the most memory that the process had so far.\n")
    print(Self.table.row(["property", "cases", "seconds", "million/s", "peak KiB"]))
    for count in [cases / 100, cases / 10, cases] { measure(EngineProperties.integer, count) }
    for count in [cases / 1000, cases / 100, cases / 10] { measure(EngineProperties.array, count) }
  }

  private func measure(_ property: Property, _ count: Int) {
    let start = ProcessUsage.processorSeconds
    let report = run(property, RunSettings(seed: 1, cases: 0..<count))
    let seconds = ProcessUsage.processorSeconds - start
    print(
      Self.table.row([
        property.name, "\(report.casesRun)", String(format: "%.2f", seconds),
        String(format: "%.2f", Double(count) / max(seconds, 1e-6) / 1e6),
        "\(ProcessUsage.peakMemory)",
      ])
    )
  }

  private static let table = TextTable(widths: [40, 14, 12, 12, 12])
}
