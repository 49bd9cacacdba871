import PropertyTesting
import Testing

@Suite struct SeenRecordsTests {
  private final class Calls: @unchecked Sendable {
    var values: [Int] = []
  }

  @Test func `no value is checked twice`() {
    let calls = Calls()
    let property = Property("known", .integers(in: 0...4999)) { (value: Int) in
      calls.values.append(value)
      return .holds()
    }
    let report = run(property, RunSettings(seed: 1, cases: 0..<20_000))
    #expect(report.casesRun == 20_000)
    #expect(report.evaluations == 20_000)
    #expect(calls.values.count == Set(calls.values).count)
    #expect((4500...5000).contains(calls.values.count))
  }

  @Test func `a repeated case is discarded again`() throws {
    let property = Property("odd", .integers(in: 0...1999)) { (value: Int) in
      value % 2 == 0 ? .holds() : .discarded
    }
    func report(_ cases: Range<Int>) -> RangeReport {
      run(property, RunSettings(seed: 2, cases: cases, edgeBias: 0))
    }
    let whole = report(0..<10_000)
    #expect((4800...5200).contains(whole.discarded))
    #expect(try report(0..<3000).joined(with: report(3000..<10_000)) == whole)
  }

  @Test func `labels of a repeated case count again`() {
    let numbers = Generator<Int>.integers(in: 0...1999).labelled { $0 < 1000 ? "small" : nil }
    let property = Property("labelled", numbers) { (_: Int) in .holds() }
    let report = run(property, RunSettings(seed: 3, cases: 0..<10_000, edgeBias: 0))
    #expect((4800...5200).contains(report.labels["small"] ?? 0))
  }

  @Test func `what is drawn while checking is checked every time`() {
    let calls = Calls()
    let property = Property("drawn as it goes") { source in
      calls.values.append(try source.draw(.integers(in: 0...9)))
      return .holds()
    }
    _ = run(property, RunSettings(seed: 1, cases: 0..<500))
    #expect(calls.values.count == 500)
  }
}
