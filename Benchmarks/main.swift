import Foundation

let words = Array(CommandLine.arguments.dropFirst())
if WorkerBenchmark.isTool(words) { WorkerBenchmark.runAsTool() }
do {
  let arguments = try BenchmarkArguments(words)
  var run = BenchmarkRun(arguments)
  if arguments.isHelp { print(BenchmarkArguments.help) } else { try run.printAll() }
} catch let problem as BenchmarkArgumentProblem {
  FileHandle.standardError.write(Data("Benchmarks: \(problem.description)\n".utf8))
  exit(2)
} catch {
  FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
  exit(1)
}
