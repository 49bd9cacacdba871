import Foundation
import PropertyTesting

/// Cases of a check of about a microsecond, with a journal; the floor is the same without one.
enum JournalBenchmarks {
  static var all: [Benchmark] {
    guard let journal else { return [] }
    return [
      benchmark("journal/integer", .integers(in: 0...1_000_000), journal),
      benchmark(
        "journal/array",
        Generator<[Int]>.array(of: .integers(in: 0...1_000), count: 10).map { $0[0] },
        journal
      ),
    ]
  }

  /// In a file without a name, which is gone with the process.
  private static var journal: CaseJournal? {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).journal").path
    defer { unlink(path) }
    return try? CaseJournal(creating: path)
  }

  private static func benchmark(
    _ name: String,
    _ numbers: Generator<Int>,
    _ journal: CaseJournal
  ) -> Benchmark {
    let property = Property("a microsecond passes", numbers) { number in
      .that(spun(from: number) != 0, otherwise: "\(number)")
    }
    let journalled = property.journalled(in: journal)
    return Benchmark(
      name: name,
      nodes: 1,
      operation: { evaluations(of: journalled, $0) },
      floor: { evaluations(of: property, $0) }
    )
  }

  private static func evaluations(of property: Property, _ times: Int) -> Double {
    Double(run(property, RunSettings(seed: 1, cases: 0..<times)).evaluations)
  }

  /// About a microsecond of arithmetic, each step in need of the one before.
  private static func spun(from number: Int) -> UInt64 {
    var word = UInt64(truncatingIfNeeded: number) | 1
    for _ in 0..<800 { word = word &* 0x9E37_79B9_7F4A_7C15 ^ word >> 29 }
    return word
  }
}
