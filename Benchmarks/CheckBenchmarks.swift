import PropertyTesting
import ScreenProperties
import ScreenVerification

/// Whole checks: a random screen with its content, laid out, observed and judged.
enum CheckBenchmarks {
  static var all: [Benchmark] {
    Claims.layouts.filter { $0.expectation == .holds }.map { claim in
      Benchmark(name: "check/\(claim.name)", nodes: 1) { times in
        let report = run(claim.property, RunSettings(seed: 1, cases: 0..<times))
        return Double(report.evaluations)
      }
    }
  }
}
