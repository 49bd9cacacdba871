import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry var gap: Double = 16
  @Entry var title = "none"
  @Entry var note: String?
  @Entry var action: (Int) -> Int = { $0 + 1 }  // A comment.
  @Entry var `default`: Optional<Int> = nil
  @Entry fileprivate var names: [String: [Int]] = ["a": [1, 2]]
}

extension FocusedValues {
  @Entry var field: String?
}

@Suite struct EntryTests {
  @Test func `an entry has its value until another is set`() {
    var values = EnvironmentValues()
    #expect(values.gap == 16)
    values.gap = 8
    #expect(values.gap == 8)
    #expect(values.title == "none")
    #expect(values.note == nil)
    #expect(values.action(1) == 2)
    #expect(values.default == nil)
    #expect(values.names == ["a": [1, 2]])
  }

  @Test func `a focused value begins as nil`() {
    var values = FocusedValues()
    #expect(values.field == nil)
    values.field = "name"
    #expect(values.field == "name")
  }
}
