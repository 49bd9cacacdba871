import SwiftUI
import Testing

@testable import FootingTool

@Suite struct TriedScreenTests {
  @Test func `screens of one name are told apart`() {
    let screens = ["a", "b", "a", "a"].map { name in TriedScreen(name) { Color.red } }
    #expect(screens.withDistinctNames().map(\.name) == ["a", "b", "a 2", "a 3"])
  }

  @Test func `each claim is tried on random screens and on devices`() {
    let trial = Trial(screens: [TriedScreen("a") { Color.red }], untried: [])
    let names = trial.properties.map(\.name)
    #expect(names.first == "a/all claims")
    #expect(names.filter { $0.hasSuffix(" on given screens") }.count == names.count / 2)
    #expect(Set(names).count == names.count)
  }
}
