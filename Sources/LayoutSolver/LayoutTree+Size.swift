extension LayoutTree {
  /// The bytes of the tables, without room kept in reserve.
  public var byteCount: Int {
    bytes(nodes) + bytes(lengths) + bytes(containers) + bytes(stacks) + bytes(items)
      + bytes(claims) + bytes(gaps) + bytes(insets) + bytes(details)
  }
}

extension SolvedLayout {
  /// The bytes of the frames and of what a solve remembers, without room kept in reserve.
  public var byteCount: Int {
    bytes(frames) + bytes(offers) + bytes(newest) + bytes(memory.older) + bytes(memory.ranged)
  }
}

private func bytes<Element>(_ table: [Element]) -> Int {
  table.count * MemoryLayout<Element>.stride
}
