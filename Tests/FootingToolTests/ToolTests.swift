import PropertyTesting
import Testing

@testable import FootingTool

@Suite struct ToolTests {
  @Test func `two properties of one name are refused`() {
    let clashing = tool(over: ["it fits", "it holds", "it fits"])
    #expect(
      clashing.nameClash == "properties 1 and 3 are both called \"it fits\"; rename one"
    )
    #expect(clashing.run(["list"]) == 2)
    #expect(tool(over: ["it fits", "it holds"]).nameClash == nil)
  }

  private func tool(over names: [String]) -> Tool {
    let properties = names.map { name in
      CheckedProperty.law(Property(name, Generator<Int>.integers(in: 0...9)) { _ in .holds() })
    }
    return Tool(properties, program: "footing")
  }
}
