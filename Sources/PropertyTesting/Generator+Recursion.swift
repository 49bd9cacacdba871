extension Generator {
  /// Values that contain values of the same kind, such as trees, of at most about `size` inner nodes.
  ///
  /// `leaf` is the simplest; `node` is given a generator of what a node may contain.
  ///
  ///     .recursive(size: 20, leaf: .integers(in: 0...9).map(Tree.leaf)) { smaller in
  ///       zip(smaller, smaller).map { Tree.node($0, $1) }
  ///     }
  public static func recursive(
    size: Int,
    leaf: Generator,
    node: (Generator) -> Generator
  ) -> Generator {
    precondition(size >= 0, "the size is \(size); give 0 or more")
    let nested = (0...min(size, maximumDepth)).reduce(leaf) { smaller, _ in
      leafOrNode(leaf, node(smaller))
    }
    return Generator(produce: { source in
      let outer = source.sizeLeft
      source.sizeLeft = min(outer ?? source.sizeLimit, size)
      defer { source.sizeLeft = outer.map { min($0, source.sizeLeft ?? $0) } }
      return nested.produce(&source)
    })
  }

  /// The deepest nesting, so that no value overflows the stack.
  private static var maximumDepth: Int { 64 }

  private static func leafOrNode(_ leaf: Generator, _ node: Generator) -> Generator {
    Generator(produce: { source in
      source.open(.recursion)
      guard let isNode = source.choosesNode() else { return nil }
      let value = isNode ? node.produce(&source) : leaf.produce(&source)
      source.close()
      return value
    })
  }
}

extension ChoiceSource {
  /// Whether a recursive value grows here, drawn even where its size is used up, so that every part of a value
  /// reads the same at every place. Nil when the case is too long.
  fileprivate mutating func choosesNode() -> Bool? {
    let left = sizeLeft ?? 0
    let planned: UInt64? = plan { left > 0 && $0.happens(.max / 5 * 3) ? 1 : 0 }
    guard let flag = choose(ChoiceDomain(bound: 1, kind: .branch), planned: planned) else {
      return nil
    }
    if flag == 1 { sizeLeft = left - 1 }
    return flag == 1
  }
}
