/// Numbers for elements, under which the solver speaks of them.
@MainActor
final class TagTable {
  private struct Entry {
    unowned var element: ViewElement
  }

  private var entries: [Entry?] = []
  private var free: [Int32] = []

  subscript(tag: Int32) -> ViewElement? {
    entries.indices.contains(Int(tag)) ? entries[Int(tag)]?.element : nil
  }

  func make(for element: ViewElement) -> Int32 {
    if let tag = free.popLast() {
      entries[Int(tag)] = Entry(element: element)
      return tag
    }
    entries.append(Entry(element: element))
    return Int32(entries.count - 1)
  }

  func release(_ tag: Int32) {
    entries[Int(tag)] = nil
    free.append(tag)
  }

  func forgetFrames() {
    for entry in entries { entry?.element.setFrame(nil) }
  }
}
