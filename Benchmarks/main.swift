nonisolated(unsafe) var sink = 0.0
for benchmark in SolveBenchmarks.all(isSmoke: false)
where CommandLine.arguments.count < 2 || benchmark.name.contains(CommandLine.arguments[1]) {
  if CommandLine.arguments.count > 2 {
    sink += benchmark.operation(Int(CommandLine.arguments[2]) ?? 1); continue
  }
  let m = Measurement.of(
    samples: 15,
    nanoseconds: 2e7,
    consume: { sink += $0 },
    benchmark.operation
  )
  let f = benchmark.floor.map {
    Measurement.of(samples: 15, nanoseconds: 2e7, consume: { sink += $0 }, $0)
  }
  print(
    benchmark.name,
    benchmark.nodes,
    m.median,
    m.min,
    m.median / Double(benchmark.nodes),
    f?.median ?? 0,
    m.median / (f?.median ?? 1)
  )
}
print(sink)
