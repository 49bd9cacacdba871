import LayoutSolver

/// The rules of sections 2 and 3 for a few kinds of views, written down as they read. Axis 0 is the
/// horizontal one.
indirect enum SlowView {
  case fixed([Double])
  case color
  case stack(axis: Int, spacing: Double, [SlowView])
  case layers([SlowView])
  case padding(Double, SlowView)
  case frame([Double?], SlowView)
  case flexible([SlowRange], SlowView)
  case fixedSize([Bool], SlowView)
  case priority(Double, SlowView)
}

struct SlowRange {
  var least: Double?
  var ideal: Double?
  var greatest: Double?
}

extension SlowView {
  func size(_ proposal: [Double?]) -> [Double] {
    switch self {
    case .fixed(let size): size
    case .color: proposal.map { $0 ?? 10 }
    case .stack(let axis, let spacing, let children):
      stackSize(axis, spacing, SlowView.shares(proposal, axis, spacing, children))
    case .layers(let children): layersSize(children, proposal)
    case .padding(let inset, let child):
      child.size(proposal.map { $0.map { max($0 - 2 * inset, 0) } }).map { $0 + 2 * inset }
    case .frame(let lengths, let child):
      zip(lengths, child.size(zip(lengths, proposal).map { $0 ?? $1 })).map { $0 ?? $1 }
    case .flexible(let ranges, let child):
      zip(ranges, zip(proposal, child.size(zip(ranges, proposal).map { $0.offered($1) })))
        .map { $0.length(for: $1.0, of: $1.1) }
    case .fixedSize(let axes, let child): child.size(zip(axes, proposal).map { $0 ? nil : $1 })
    case .priority(_, let child): child.size(proposal)
    }
  }

  var priority: Double {
    switch self {
    case .priority(let priority, _): priority
    case .fixedSize(_, let child): child.priority
    default: 0
    }
  }

  private func layersSize(_ children: [SlowView], _ proposal: [Double?]) -> [Double] {
    let top = children.map(\.priority).max()
    let sizes = children.filter { $0.priority == top }.map { $0.size(proposal) }
    return (0...1).map { axis in sizes.map { $0[axis] }.max() ?? 0 }
  }

  private func stackSize(_ axis: Int, _ spacing: Double, _ shares: [[Double]]) -> [Double] {
    let gaps = spacing * Double(max(shares.count - 1, 0))
    let along = shares.map { $0[axis] }.reduce(gaps, +)
    let across = shares.map { $0[1 - axis] }.max() ?? 0
    return axis == 0 ? [along, across] : [across, along]
  }
}

extension SlowRange {
  /// Rule 3.2, q.
  func offered(_ proposal: Double?) -> Double? {
    guard let wanted = proposal ?? ideal else { return nil }
    return min(max(wanted, least ?? -.infinity), greatest ?? .infinity)
  }

  func length(for proposal: Double?, of child: Double) -> Double {
    let offered = offered(proposal)
    if proposal == nil, let ideal { return ideal }
    switch (least, greatest) {
    case (let least?, let greatest?): return min(max(proposal ?? child, least), greatest)
    case (let least?, nil): return max(min(offered ?? .infinity, child), least)
    case (nil, let greatest?): return min(max(offered ?? -.infinity, child), greatest)
    case (nil, nil): return child
    }
  }

  /// Rule 3.3.
  func placing(_ proposal: Double?, size: Double) -> Double? {
    let isBetween = (least ?? -.infinity) < size && size < (greatest ?? .infinity)
    return ideal == nil && proposal == nil && isBetween ? nil : size
  }
}

extension SlowView {
  /// The sizes of a stack's children. (rules 2.10, 2.11)
  static func shares(
    _ proposal: [Double?],
    _ axis: Int,
    _ spacing: Double,
    _ children: [SlowView]
  ) -> [[Double]] {
    lengthsOffered(proposal, axis, spacing, children).enumerated().map { index, length in
      children[index].size(offer(length, proposal[1 - axis], axis))
    }
  }

  static func lengthsOffered(
    _ proposal: [Double?],
    _ axis: Int,
    _ spacing: Double,
    _ children: [SlowView]
  ) -> [Double?] {
    guard let room = proposal[axis] else { return children.map { _ in nil } }
    let across = proposal[1 - axis]
    let least = children.map { $0.size(offer(0, across, axis))[axis] }
    let most = children.map { $0.size(offer(.infinity, across, axis))[axis] }
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    var left = room - spacing * Double(max(children.count - 1, 0))
    for index in children.indices where children[index].priority != priorities.first {
      left -= least[index]
    }
    var offered = children.map { _ in 0.0 }
    for priority in priorities {
      let group = children.indices.filter { children[$0].priority == priority }
      if priority != priorities.first { left += group.map { least[$0] }.reduce(0, +) }
      let order = group.sorted { first, second in
        let flexibility = (most[first] - least[first], most[second] - least[second])
        if flexibility.0 != flexibility.1 { return flexibility.0 < flexibility.1 }
        let areEndless = flexibility.0 == .infinity
        if areEndless && least[first] != least[second] { return least[first] > least[second] }
        return first < second
      }
      for (served, index) in order.enumerated() {
        offered[index] = max(left / Double(order.count - served), 0)
        let after = left - children[index].size(offer(offered[index], across, axis))[axis]
        if !after.isNaN { left = after }
      }
    }
    return offered
  }

  static func offer(_ along: Double?, _ across: Double?, _ axis: Int) -> [Double?] {
    axis == 0 ? [along, across] : [across, along]
  }
}

extension SlowView {
  /// The frames of the leaves, from the first to the last.
  func leafFrames(at origin: [Double], _ proposal: [Double?]) -> [[Double]] {
    let own = size(proposal)
    switch self {
    case .fixed, .color: return [origin + own]
    case .stack(let axis, let spacing, let children):
      return stackFrames(axis, spacing, children, at: origin, proposal, own)
    case .layers(let children):
      let top = children.map(\.priority).max()
      let line = (0...1).map { axis in
        children.filter { $0.priority == top }.map { $0.size(own)[axis] / 2 }.max() ?? 0
      }
      return children.flatMap { child in
        let corner = zip(line, child.size(own)).map { $0 - $1 / 2 }
        return child.leafFrames(at: zip(origin, corner).map { $0 + $1 }, own)
      }
    case .padding(let inset, let child):
      let inner = proposal.map { $0.map { max($0 - 2 * inset, 0) } }
      return child.leafFrames(at: origin.map { $0 + inset }, inner)
    case .frame(let lengths, let child):
      return centred(child, zip(lengths, proposal).map { $0 ?? $1 }, at: origin, own)
    case .flexible(let ranges, let child):
      let inner = (0...1).map { ranges[$0].placing(proposal[$0], size: own[$0]) }
      return centred(child, inner, at: origin, own)
    case .fixedSize(let axes, let child):
      return centred(child, zip(axes, proposal).map { $0 ? nil : $1 }, at: origin, own)
    case .priority(_, let child): return centred(child, proposal, at: origin, own)
    }
  }

  private func centred(
    _ child: SlowView,
    _ proposal: [Double?],
    at origin: [Double],
    _ own: [Double]
  ) -> [[Double]] {
    let size = child.size(proposal)
    let corner = (0...1).map { origin[$0] + (own[$0] - size[$0]) / 2 }
    return child.leafFrames(at: corner, proposal)
  }

  /// Rules 2.14, 2.15.
  private func stackFrames(
    _ axis: Int,
    _ spacing: Double,
    _ children: [SlowView],
    at origin: [Double],
    _ proposal: [Double?],
    _ own: [Double]
  ) -> [[Double]] {
    let across = proposal[1 - axis] ?? own[1 - axis]
    let given = SlowView.offer(proposal[axis], across, axis)
    let offered = SlowView.lengthsOffered(given, axis, spacing, children)
    let sizes = SlowView.shares(given, axis, spacing, children)
    let breadth = sizes.map { $0[1 - axis] }.max() ?? 0
    var start = origin[axis]
    return children.indices.flatMap { index in
      let crossing = origin[1 - axis] + (breadth - sizes[index][1 - axis]) / 2
      defer { start += sizes[index][axis] + spacing }
      return children[index].leafFrames(
        at: axis == 0 ? [start, crossing] : [crossing, start],
        SlowView.offer(offered[index], across, axis)
      )
    }
  }
}

extension SlowView {
  /// The same view for the solver; leaves are named by their places.
  func node(_ leaves: inout Int) -> Node {
    switch self {
    case .fixed(let size): return leaf(.fixed(width: size[0], height: size[1]), &leaves)
    case .color: return leaf(.flexible, &leaves)
    case .stack(let axis, let spacing, let children):
      let nodes = children.map { $0.node(&leaves) }
      return axis == 0 ? .hStack(spacing: spacing, nodes) : .vStack(spacing: spacing, nodes)
    case .layers(let children): return .zStack(children.map { $0.node(&leaves) })
    case .padding(let inset, let child): return child.node(&leaves).padding(.all, inset)
    case .frame(let lengths, let child):
      return child.node(&leaves).frame(width: lengths[0], height: lengths[1])
    case .flexible(let ranges, let child):
      return child.node(&leaves).frame(
        minWidth: ranges[0].least,
        idealWidth: ranges[0].ideal,
        maxWidth: ranges[0].greatest.map { $0 == .infinity ? .infinite : .length($0) },
        minHeight: ranges[1].least,
        idealHeight: ranges[1].ideal,
        maxHeight: ranges[1].greatest.map { $0 == .infinity ? .infinite : .length($0) }
      )
    case .fixedSize(let axes, let child):
      return child.node(&leaves).fixedSize(horizontal: axes[0], vertical: axes[1])
    case .priority(let priority, let child):
      return child.node(&leaves).layoutPriority(priority)
    }
  }

  private func leaf(_ node: Node, _ leaves: inout Int) -> Node {
    defer { leaves += 1 }
    return node.named("\(leaves)")
  }
}
