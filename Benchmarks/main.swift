import Foundation

/// Prints what is measured as soon as it is, so that a long run can be followed.
func measureAll(_ arguments: BenchmarkArguments) {
  var report = BenchmarkReport()
  if !arguments.isJSON { print(BenchmarkReport.heading) }
  let all = SolveBenchmarks.all + EngineBenchmarks.all + CheckBenchmarks.all
  for benchmark in all where arguments.filter.map(benchmark.name.contains) ?? true {
    let result = measure(benchmark, isSmoke: arguments.isSmoke)
    report.results.append(result)
    if !arguments.isJSON { print(result.line) }
  }
  print(arguments.isJSON ? report.json : "work consumed: \(consumed)")
}

/// The sum of what all operations returned: it keeps them from being left out.
var consumed = 0.0

func measure(_ benchmark: Benchmark, isSmoke: Bool) -> BenchmarkReport.Result {
  let samples = isSmoke ? 1 : 21
  let length = isSmoke ? 1e5 : 2e7
  let time = { (operation: (Int) -> Double) in
    Measurement.of(
      samples: samples,
      nanoseconds: length,
      consume: { consumed += $0 },
      operation
    )
  }
  let measured = time(benchmark.operation)
  return BenchmarkReport.Result(
    name: benchmark.name,
    nodes: benchmark.nodes,
    nanoseconds: measured,
    floorRatio: benchmark.floor.map { measured.median / time($0).median },
    bytesPerNode: benchmark.bytesPerNode
  )
}

do {
  let arguments = try BenchmarkArguments(Array(CommandLine.arguments.dropFirst()))
  if arguments.isHelp { print(BenchmarkArguments.help) } else { measureAll(arguments) }
} catch {
  FileHandle.standardError.write(Data("Benchmarks: \(error.description)\n".utf8))
  exit(2)
}
