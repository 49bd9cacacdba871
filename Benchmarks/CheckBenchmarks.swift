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

  /// The same of views that run: what a person does, and a look at the screen after each action.
  @MainActor static var stories: [Benchmark] {
    Claims.techniques.filter { $0.screen.contains("repaired") && $0.name.hasSuffix("first frame") }
      .map { claim in
        Benchmark(name: "story/\(claim.screen)", nodes: 1) { times in
          let report = run(claim.property, RunSettings(seed: 1, cases: 0..<times))
          return Double(report.evaluations)
        }
      }
  }
}
