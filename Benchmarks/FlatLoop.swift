/// The floor: columns and rows of fixed and flexible children, laid out by hand over flat arrays.
///
/// It does the sums that such a layout needs and nothing else: no gaps of their own for each pair,
/// no priorities, no minima, no proposals without a length, no safe area.
struct FlatLoop {
  enum Kind: UInt8 {
    case fixed
    case flexible
    case spacer
    case column
    case row
    case padding
  }

  struct Node {
    var kind: Kind
    var first: Int32
    var count: Int32
    /// Lengths of a fixed node; the least length of a spacer; a padding's length.
    var width: Double
    var height: Double
  }

  struct Frame {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  private(set) var nodes: [Node] = []
  private(set) var frames: [Frame] = []

  /// Adds a node; its children are added next to one another, later.
  mutating func add(_ kind: Kind, width: Double = 0, height: Double = 0) -> Int {
    nodes.append(Node(kind: kind, first: 0, count: 0, width: width, height: height))
    frames.append(Frame())
    return nodes.count - 1
  }

  mutating func setChildren(of node: Int, _ children: Range<Int>) {
    nodes[node].first = Int32(children.lowerBound)
    nodes[node].count = Int32(children.count)
  }

  /// Lays the tree out; returns where the last node ends.
  mutating func solve(width: Double, height: Double) -> Double {
    let count = nodes.count
    return nodes.withUnsafeBufferPointer { nodes in
      frames.withUnsafeMutableBufferPointer { frames in
        Self.measure(0, width, height, nodes, frames)
        Self.place(0, 0, 0, nodes, frames)
        return frames[count - 1].y + frames[count - 1].height
      }
    }
  }

  private static func measure(
    _ index: Int,
    _ width: Double,
    _ height: Double,
    _ nodes: UnsafeBufferPointer<Node>,
    _ frames: UnsafeMutableBufferPointer<Frame>
  ) {
    let node = nodes[index]
    switch node.kind {
    case .fixed:
      frames[index].width = node.width
      frames[index].height = node.height
    case .flexible:
      frames[index].width = width
      frames[index].height = height
    case .spacer:
      frames[index].width = 0
      frames[index].height = max(node.height, height)
    case .column: measureColumn(index, node, width, height, nodes, frames)
    case .row: measureRow(index, node, width, height, nodes, frames)
    case .padding:
      let child = Int(node.first)
      measure(child, width - 2 * node.width, height - 2 * node.width, nodes, frames)
      frames[index].width = frames[child].width + 2 * node.width
      frames[index].height = frames[child].height + 2 * node.width
    }
  }

  private static func measureColumn(
    _ index: Int,
    _ node: Node,
    _ width: Double,
    _ height: Double,
    _ nodes: UnsafeBufferPointer<Node>,
    _ frames: UnsafeMutableBufferPointer<Frame>
  ) {
    var used = 0.0
    var across = 0.0
    var flexible = 0
    let children = Int(node.first)..<Int(node.first + node.count)
    for child in children {
      guard nodes[child].kind == .fixed || nodes[child].kind == .padding else {
        flexible += 1
        continue
      }
      if nodes[child].kind == .fixed {
        frames[child].width = nodes[child].width
        frames[child].height = nodes[child].height
      } else {
        measure(child, width, height, nodes, frames)
      }
      used += frames[child].height
      across = max(across, frames[child].width)
    }
    var rest = height - used
    if flexible > 0 {
      for child in children where nodes[child].kind != .fixed && nodes[child].kind != .padding {
        let share = max(rest / Double(flexible), 0)
        if nodes[child].kind == .flexible {
          frames[child].width = width
          frames[child].height = share
        } else {
          measure(child, width, share, nodes, frames)
        }
        rest -= frames[child].height
        used += frames[child].height
        flexible -= 1
        across = max(across, frames[child].width)
      }
    }
    frames[index].width = across
    frames[index].height = used
  }

  private static func measureRow(
    _ index: Int,
    _ node: Node,
    _ width: Double,
    _ height: Double,
    _ nodes: UnsafeBufferPointer<Node>,
    _ frames: UnsafeMutableBufferPointer<Frame>
  ) {
    var used = 0.0
    var across = 0.0
    var flexible = 0
    let children = Int(node.first)..<Int(node.first + node.count)
    for child in children {
      guard nodes[child].kind == .fixed || nodes[child].kind == .padding else {
        flexible += 1
        continue
      }
      if nodes[child].kind == .fixed {
        frames[child].width = nodes[child].width
        frames[child].height = nodes[child].height
      } else {
        measure(child, width, height, nodes, frames)
      }
      used += frames[child].width
      across = max(across, frames[child].height)
    }
    var rest = width - used
    if flexible > 0 {
      for child in children where nodes[child].kind != .fixed && nodes[child].kind != .padding {
        let share = max(rest / Double(flexible), 0)
        if nodes[child].kind == .flexible {
          frames[child].width = share
          frames[child].height = height
        } else {
          measure(child, share, height, nodes, frames)
        }
        rest -= frames[child].width
        used += frames[child].width
        flexible -= 1
        across = max(across, frames[child].height)
      }
    }
    frames[index].width = used
    frames[index].height = across
  }

  private static func place(
    _ index: Int,
    _ x: Double,
    _ y: Double,
    _ nodes: UnsafeBufferPointer<Node>,
    _ frames: UnsafeMutableBufferPointer<Frame>
  ) {
    let node = nodes[index]
    frames[index].x = x
    frames[index].y = y
    let frame = frames[index]
    var position = node.kind == .row ? x : y
    for child in Int(node.first)..<Int(node.first + node.count) {
      var (childX, childY) = (x + node.width, y + node.width)
      switch node.kind {
      case .row:
        childX = position
        childY = y + (frame.height - frames[child].height) / 2
        position += frames[child].width
      case .padding: break
      default:
        childX = x + (frame.width - frames[child].width) / 2
        childY = position
        position += frames[child].height
      }
      if nodes[child].count == 0 {
        frames[child].x = childX
        frames[child].y = childY
      } else {
        place(child, childX, childY, nodes, frames)
      }
    }
  }
}
