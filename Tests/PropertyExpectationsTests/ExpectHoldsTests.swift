import PropertyExpectations
import PropertyTesting
import Testing

@Suite struct ExpectHoldsTests {
  @Test func `a claim that holds records nothing`() {
    expectHolds(
      Property("numbers are small", .integers(in: 0...9)) { .that($0 < 10, otherwise: "") }
    )
  }
}
