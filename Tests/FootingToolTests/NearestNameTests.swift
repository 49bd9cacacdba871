import Testing

@testable import FootingTool

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("chekc", "check"), ("Check", "check"), ("c", nil), ("chick", "check"), ("chiek", nil),
    ("shows", "show"), ("showel", "show"), ("shovel", nil), ("replys", "replay"), ("", nil),
  ])
  func `only what takes few edits is near`(_ word: String, _ name: String?) {
    #expect(nearest(to: word, among: ["check", "show", "replay"]) == name)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "acb", 1), ("kitten", "sitting", 3),
  ])
  func `edits are counted`(_ source: String, _ target: String, _ count: Int) {
    #expect(edits(from: Array(source), to: Array(target)) == count)
  }
}
