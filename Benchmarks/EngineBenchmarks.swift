import PropertyTesting

/// Cases of properties that hold: drawing, checking and counting, nothing kept from case to case.
enum EngineBenchmarks {
  static var all: [Benchmark] {
    [
      running(EngineProperties.integer, "engine/integer"),
      running(EngineProperties.array, "engine/array"),
    ]
  }

  private static func running(_ property: Property, _ name: String) -> Benchmark {
    Benchmark(name: name, nodes: 1) { times in
      let report = run(property, RunSettings(seed: 1, cases: 0..<times))
      return Double(report.evaluations)
    }
  }
}

/// Properties that hold and cost next to nothing to check.
enum EngineProperties {
  static let integer = Property(
    "an integer stays in its range",
    Generator<Int>.integers(in: 0...1_000_000)
  ) { value in
    value <= 1_000_000 ? .holds(margin: nil) : .broken(reason: "\(value)", margin: nil)
  }

  static let array = Property(
    "an array stays within its length",
    Generator<[Int]>.array(of: .integers(in: 0...1_000), count: 0...100)
  ) { values in
    values.count <= 100 ? .holds(margin: nil) : .broken(reason: "\(values)", margin: nil)
  }
}
