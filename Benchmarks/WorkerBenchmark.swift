import Foundation
import FootingTool
import PropertyTesting

/// The tool over a law of about 10 microseconds a case, on one worker and on two.
///
/// This program is the tool as well: it is started again with the tool's arguments. Other programs on the machine make
/// runs longer and never shorter, so that the best of several runs is compared, one worker and two by turns.
struct WorkerBenchmark {
  var cases: Int
  var repetitions: Int

  static let name = "workers"

  /// Runs the tool, and ends, where the arguments are for it.
  static func runAsToolIfAsked() {
    guard ["check", "worker"].contains(CommandLine.arguments.dropFirst().first) else { return }
    runTool(checking: [
      .law(
        Property("ten microseconds pass", .integers(in: 0...1_000_000)) { number in
          .that(spun(from: number) != 0, otherwise: "\(number)")
        }
      )
    ])
  }

  /// Nanoseconds of a case: on one worker, and on two, whose floor is half of that.
  func results() -> [BenchmarkReport.Result] {
    var times: [[Double]] = [[], []]
    for _ in 0..<repetitions {
      for workers in 1...2 { times[workers - 1].append(nanosecondsOfCase(on: workers)) }
    }
    let measured = times.map { Measurement(of: $0.sorted()) }
    return (1...2).map { workers in
      BenchmarkReport.Result(
        name: "\(Self.name)/\(workers)",
        nodes: 1,
        nanoseconds: measured[workers - 1],
        floorRatio: workers == 1 ? nil : 2 * measured[1].min / measured[0].min
      )
    }
  }

  /// Ends the program where the tool does not end as expected.
  private func nanosecondsOfCase(on workers: Int) -> Double {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [
      "check", "--seed", "1", "--cases", "\(cases)", "--jobs", "\(workers)", "--format", "json",
    ]
    process.standardOutput = FileHandle.nullDevice
    let start = ContinuousClock.now
    do { try process.run() } catch { fatalError("the tool can't be started: \(error)") }
    process.waitUntilExit()
    let status = process.terminationStatus
    precondition(status == 0, "the tool ended with exit status \(status)")
    return start.duration(to: .now) / .nanoseconds(cases)
  }

  private static func spun(from number: Int) -> UInt64 {
    var word = UInt64(truncatingIfNeeded: number) | 1
    for _ in 0..<8000 { word = word &* 0x9E37_79B9_7F4A_7C15 ^ word >> 29 }
    return word
  }
}
