import Foundation

WorkerBenchmark.runAsToolIfAsked()
do {
  let arguments = try BenchmarkArguments(Array(CommandLine.arguments.dropFirst()))
  if arguments.isHelp { print(BenchmarkArguments.help) } else { arguments.command.run(arguments) }
} catch {
  FileHandle.standardError.write(Data("Benchmarks: \(error.description)\n".utf8))
  exit(2)
}
