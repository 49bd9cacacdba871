/// A search tree, for the challenge of that name.
indirect enum SearchTree: Sendable {
  case empty
  case node(SearchTree, Int, SearchTree)

  var keys: [Int] {
    switch self {
    case .empty: []
    case .node(let left, let key, let right): left.keys + [key] + right.keys
    }
  }

  func inserting(_ new: Int) -> SearchTree {
    switch self {
    case .empty: .node(.empty, new, .empty)
    case .node(let left, let key, let right):
      new == key
        ? self
        : new < key
          ? .node(left.inserting(new), key, right) : .node(left, key, right.inserting(new))
    }
  }

  func removing(_ old: Int) -> SearchTree {
    switch self {
    case .empty: .empty
    case .node(.empty, old, let rest), .node(let rest, old, .empty): rest
    case .node(_, old, let right): right
    case .node(let left, let key, let right):
      old < key ? .node(left.removing(old), key, right) : .node(left, key, right.removing(old))
    }
  }
}
