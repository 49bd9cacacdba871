/// A run over the benchmarks that were asked for.
struct BenchmarkRun {
  let arguments: BenchmarkArguments
  /// The sum of what all operations returned: it keeps them from being left out.
  private var consumed = 0.0
  private var report = BenchmarkReport()

  init(_ arguments: BenchmarkArguments) { self.arguments = arguments }

  /// Prints what is measured as soon as it is, so that a long run can be followed.
  @MainActor
  mutating func printAll() {
    if !arguments.isJSON { print(BenchmarkReport.heading) }
    let all =
      SolveBenchmarks.all + HostBenchmarks.all + EngineBenchmarks.all + JournalBenchmarks.all
      + CheckBenchmarks.all
      + CheckBenchmarks.stories
    for benchmark in all where arguments.filter.map(benchmark.name.contains) ?? true {
      add(measure(benchmark))
    }
    if arguments.filter.map(WorkerBenchmark.name.contains) ?? true {
      for result in workers.results() { add(result) }
    }
    print(arguments.isJSON ? report.json : "work consumed: \(consumed)")
  }

  private var workers: WorkerBenchmark {
    arguments.isSmoke
      ? WorkerBenchmark(cases: 1000, repetitions: 1)
      : WorkerBenchmark(cases: 200_000, repetitions: 7)
  }

  private mutating func add(_ result: BenchmarkReport.Result) {
    report.results.append(result)
    if !arguments.isJSON { print(result.line) }
  }

  private mutating func measure(_ benchmark: Benchmark) -> BenchmarkReport.Result {
    let measured = time(benchmark.operation)
    return BenchmarkReport.Result(
      name: benchmark.name,
      nodes: benchmark.nodes,
      nanoseconds: measured,
      floorRatio: benchmark.floor.map { measured.median / time($0).median },
      bytesPerNode: benchmark.bytesPerNode
    )
  }

  private mutating func time(_ operation: (Int) -> Double) -> Measurement {
    Measurement.of(
      samples: arguments.isSmoke ? 1 : 21,
      nanoseconds: arguments.isSmoke ? 1e5 : 2e7,
      consume: { consumed += $0 },
      operation
    )
  }
}
