import Foundation
import SwiftUI
import Testing

@Suite struct OffsetTests {
  @Test func `elements are removed at several offsets`() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
    letters.remove(atOffsets: [])
    #expect(letters == ["b", "d"])
  }

  @Test(arguments: [
    ([0], 3, "bcade"), ([0], 5, "bcdea"), ([3], 0, "dabce"), ([1, 3], 3, "acbde"),
    ([4, 0], 2, "baecd"), ([2], 2, "abcde"), ([2], 3, "abcde"),
  ])
  func `elements are moved to before an offset`(_ source: [Int], _ offset: Int, _ moved: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(source), toOffset: offset)
    #expect(String(letters) == moved)
  }
}
