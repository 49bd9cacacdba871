import LayoutSolver

/// Layouts solved again, whole, on a screen of another height each time.
///
/// What stays known from solve to solve is what no screen can change: gaps, the order in which
/// stacks serve their children, the sums of rigid lengths. No frame and no size is kept.
enum SolveBenchmarks {
  static var all: [Benchmark] {
    [
      solving("solve/column-44", column(rows: 40), flatColumn(rows: 40)),
      solving("solve/grid-1111", grid(depth: 3), flatGrid()),
      solving("solve/column-10001", column(rows: 9_997), flatColumn(rows: 9_997)),
      solving("solve/screen-8", screen(), flatScreen()),
      solving("solve/chain-15", chain(15), nil, MeasuredLeaves()),
      solving("solve/chain-30", chain(30), nil, MeasuredLeaves()),
    ]
  }

  private static func solving(
    _ name: String,
    _ node: LayoutNode<Double>,
    _ flat: FlatLoop?,
    _ resolver: any LayoutResolver<Double> = NoResolver<Double>()
  ) -> Benchmark {
    guard let tree = try? LayoutTree(node), let layout = try? tree.solved(in: screen(height(0)))
    else { preconditionFailure("\(name) can't be laid out; correct its layout") }
    return Benchmark(
      name: name,
      nodes: tree.count,
      operation: { solve(tree, resolver, times: $0) },
      floor: flat.map { flat in { repeatFloor(flat, times: $0) } },
      bytesPerNode: (tree.byteCount + layout.byteCount) / tree.count
    )
  }

  static func screen(_ height: Double) -> LayoutScreen<Double> {
    LayoutScreen(size: LayoutSize(width: 390, height: height))
  }

  private static func height(_ time: Int) -> Double { 700 + 3 * Double(time % 211) }

  private static func solve(
    _ tree: LayoutTree<Double>,
    _ resolver: any LayoutResolver<Double>,
    times: Int
  ) -> Double {
    var layout = SolvedLayout<Double>()
    var sum = 0.0
    for time in 0..<times {
      let screen = screen(height(time))
      guard (try? tree.solve(in: screen, with: resolver, into: &layout)) != nil else { return .nan }
      sum += layout.frames[tree.count - 1].maxY
    }
    return sum
  }

  private static func repeatFloor(_ flat: FlatLoop, times: Int) -> Double {
    var flat = flat
    var sum = 0.0
    for time in 0..<times { sum += flat.solve(width: 390, height: height(time)) }
    return sum
  }
}

extension SolveBenchmarks {
  /// A header, rows, a spacer and a footer.
  static func column(rows: Int) -> LayoutNode<Double> {
    let rows = Array(repeating: LayoutNode<Double>.fixed(width: 350, height: 20), count: rows)
    let header = LayoutNode<Double>.fixed(width: 390, height: 100)
    let footer = LayoutNode<Double>.fixed(width: 390, height: 50)
    return .vStack(spacing: 0, [header] + rows + [.spacer(), footer])
  }

  static func flatColumn(rows: Int) -> FlatLoop {
    var flat = FlatLoop()
    let root = flat.add(.column)
    _ = flat.add(.fixed, width: 390, height: 100)
    for _ in 0..<rows { _ = flat.add(.fixed, width: 350, height: 20) }
    _ = flat.add(.spacer, height: 8)
    let footer = flat.add(.fixed, width: 390, height: 50)
    flat.setChildren(of: root, 1..<footer + 1)
    return flat
  }

  /// Ten columns of ten rows of ten flexible leaves, and so on.
  static func grid(depth: Int) -> LayoutNode<Double> {
    guard depth > 0 else { return .flexible }
    let children = Array(repeating: grid(depth: depth - 1), count: 10)
    return depth % 2 == 1 ? .vStack(spacing: 0, children) : .hStack(spacing: 0, children)
  }

  static func flatGrid() -> FlatLoop {
    var flat = FlatLoop()
    var level = [flat.add(.column)]
    for kind in [FlatLoop.Kind.row, .column, .flexible] {
      var next: [Int] = []
      for parent in level {
        let children = (0..<10).map { _ in flat.add(kind) }
        flat.setChildren(of: parent, children[0]..<children[9] + 1)
        next += children
      }
      level = next
    }
    return flat
  }

  /// A padded form: header, field, text, spacer, and a button that is a padded label.
  static func screen() -> LayoutNode<Double> {
    let label = LayoutNode<Double>.fixed(width: 70, height: 22)
    let children: [LayoutNode<Double>] = [
      .fixed(width: 300, height: 100), .fixed(width: 340, height: 44),
      .fixed(width: 320, height: 20), .spacer(), label.padding(.all, 12),
    ]
    return .vStack(spacing: 0, children).padding(.all, 16)
  }

  static func flatScreen() -> FlatLoop {
    var flat = FlatLoop()
    let root = flat.add(.padding, width: 16)
    let column = flat.add(.column)
    flat.setChildren(of: root, column..<column + 1)
    let first = flat.add(.fixed, width: 300, height: 100)
    _ = flat.add(.fixed, width: 340, height: 44)
    _ = flat.add(.fixed, width: 320, height: 20)
    _ = flat.add(.spacer, height: 8)
    let button = flat.add(.padding, width: 12)
    flat.setChildren(of: column, first..<button + 1)
    let label = flat.add(.fixed, width: 70, height: 22)
    flat.setChildren(of: button, label..<label + 1)
    return flat
  }

  /// Stacks in stacks, columns and rows in turn, each with a text beside the next one.
  static func chain(_ length: Int) -> LayoutNode<Double> {
    (0..<length).reduce(text(length)) { inner, level in
      let children = [text(level), inner]
      return level % 2 == 0 ? .vStack(spacing: 4, children) : .hStack(spacing: 4, children)
    }
  }

  private static func text(_ level: Int) -> LayoutNode<Double> {
    .text(level, spacing: TextSpacing(above: 6, below: 10, leading: 0))
  }
}

/// Texts of one to three words of 30 points that wrap to lines of 20.
private struct MeasuredLeaves: LayoutResolver {
  func size(ofText id: Int, for proposal: Proposal<Double>) -> TextSize<Double> {
    let words = 1 + id % 3
    let room = min(proposal.width?.length ?? 300, 300)
    let perLine = min(words, max(1, Int(room / 30)))
    var lines = (words + perLine - 1) / perLine
    if let height = proposal.height?.length { lines = max(1, min(lines, Int(height / 20))) }
    let size = LayoutSize(width: Double(perLine) * 30, height: Double(lines) * 20)
    return TextSize(size: size, firstBaseline: 16, lastBaseline: size.height - 4)
  }
}
