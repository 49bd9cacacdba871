import Foundation

WorkerBenchmark.runAsToolIfAsked()
do {
  let arguments = try BenchmarkArguments(Array(CommandLine.arguments.dropFirst()))
  var run = BenchmarkRun(arguments)
  if arguments.isHelp { print(BenchmarkArguments.help) } else { run.printAll() }
} catch {
  FileHandle.standardError.write(Data("Benchmarks: \(error.description)\n".utf8))
  exit(2)
}
