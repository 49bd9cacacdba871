import PropertyTesting
import Testing

@Suite struct DistinctFailuresTests {
  private let property = Property("numbers are in range", .integers(in: -9999...9999)) {
    (number: Int) in
    number < -500
      ? .broken(reason: "\(number) is too low")
      : number > 700 ? .broken(reason: "\(number) is too high") : .holds()
  }

  @Test func `failures of two kinds are each shrunk`() {
    let report = property.check(RunSettings(seed: 1, maximumFailures: 3))
    let found = [report.counterexample].compactMap { $0 } + report.others
    #expect(Set(found.map(\.reason)) == ["-501 is too low", "701 is too high"])
    #expect(report.others.count == 1)
  }

  @Test func `only the first is looked for unless more are asked for`() {
    #expect(property.check(RunSettings(seed: 1)).others.isEmpty)
  }

  @Test func `reasons that differ in numbers are of one kind`() {
    #expect(failureKind(of: "16 pt short") == failureKind(of: "3.25 pt short"))
    #expect(failureKind(of: "16 pt short") != failureKind(of: "16 pt wide"))
    #expect(failureKind(of: "a 1 b 22 c") == "a # b # c")
  }
}
