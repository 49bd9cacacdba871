import PropertyTesting
import ScreenProperties
import ScreenVerification
import Testing

@MainActor
@Suite struct ClaimsTests {
  nonisolated static let claims = Claims.layouts + Claims.techniques + Claims.wild

  @Test func `what a claim names is on the simplest screen`() throws {
    for claim in ClaimsTests.claims {
      let simplest = try claim.screenCase(of: ChoiceRecord([]))
      #expect(simplest != nil, "\(claim.name)")
    }
  }

  @Test func `no two claims have one name`() {
    let names = ClaimsTests.claims.map(\.name) + Claims.laws.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
