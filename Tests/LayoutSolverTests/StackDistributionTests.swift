import LayoutSolver
import Testing

/// Rules 2.10 to 2.13, written down as they read, beside the solver's fast form.
@Suite struct StackDistributionTests {
  @Test(arguments: [Axis.horizontal, .vertical])
  func `generated stacks share their length as the slow rule does`(_ axis: Axis) throws {
    var dice = Dice(state: axis == .horizontal ? 0x5EED : 0xF00D)
    var differences: [String] = []
    for _ in 0..<400 {
      let sample = SampleStack(axis, &dice)
      for proposal in SampleStack.proposals(&dice) {
        let answer = try sample.answer(for: proposal)
        let expected = sample.slowLength(for: proposal)
        guard !isNear(answer, expected) else { continue }
        differences.append("\(sample) for \(proposal, default: "nil"): \(answer), not \(expected)")
      }
    }
    #expect(differences == [])
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `generated stacks place their children end to end`(_ axis: Axis) throws {
    var dice = Dice(state: axis == .horizontal ? 0xBEEF : 0xCAFE)
    var differences: [String] = []
    for _ in 0..<400 {
      let sample = SampleStack(axis, &dice)
      let length = Double(dice.number(below: 500))
      let spans = try sample.spans(in: length)
      let expected = sample.slowSpans(in: length)
      let areNear = zip(spans, expected).allSatisfy { isNear($0.0, $1.0) && isNear($0.1, $1.1) }
      guard !areNear else { continue }
      differences.append("\(sample) in \(length): \(spans), not \(expected)")
    }
    #expect(differences == [])
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool {
    left == right || (left - right).magnitude < 1e-6
  }
}

/// A stack of children that can be asked for their length by plain arithmetic.
private struct SampleStack: CustomStringConvertible {
  let axis: Axis
  let spacing: Double?
  let children: [SampleChild]

  init(_ axis: Axis, _ dice: inout Dice) {
    self.axis = axis
    spacing = dice.number(below: 2) == 0 ? nil : Double(dice.number(below: 12)) - 2
    children = (0..<dice.number(below: 7)).map { _ in SampleChild(axis, &dice) }
  }

  /// 0, the ideal, without end, and two lengths.
  static func proposals(_ dice: inout Dice) -> [Double?] {
    [0, nil, .infinity, Double(dice.number(below: 120)), Double(dice.number(below: 600))]
  }

  var description: String { "\(axis), spacing \(spacing.map { "\($0)" } ?? "nil"), \(children)" }
}

extension SampleStack {
  func answer(for proposal: Double?) throws -> Double {
    let along = proposal.map { $0 == .infinity ? Extent.infinite : .length($0) }
    let across = Extent.length(SampleChild.crossLength)
    let size =
      axis == .horizontal
      ? Proposal(width: along, height: across) : Proposal(width: across, height: along)
    let answer = try LayoutTree(node).size(for: size, with: SampleResolver(axis: axis))
    return answer[axis].length ?? .infinity
  }

  /// Start and length of each child.
  func spans(in length: Double) throws -> [(Double, Double)] {
    let cross = SampleChild.crossLength
    let screen = axis == .horizontal ? Screen.plain(length, cross) : .plain(cross, length)
    let layout = try LayoutTree(node).solved(in: screen, with: SampleResolver(axis: axis))
    return children.indices.map { index in
      guard let frame = layout.frame(named: "\(index)") else { return (.nan, .nan) }
      return (frame.origin[axis], frame.size[axis])
    }
  }

  private var node: Node {
    let nodes = children.enumerated().map { $1.node.named("\($0)") }
    return axis == .horizontal
      ? .hStack(spacing: spacing, nodes) : .vStack(spacing: spacing, nodes)
  }
}

extension SampleStack {
  func slowLength(for proposal: Double?) -> Double {
    slowLengths(for: proposal).reduce(0, +) + gaps.reduce(0, +)
  }

  /// The stack is centred in the room.
  func slowSpans(in room: Double) -> [(Double, Double)] {
    let lengths = slowLengths(for: room)
    var start = (room - slowLength(for: room)) / 2
    return zip(lengths, gaps + [0]).map { length, gap in
      defer { start += length + gap }
      return (start, length)
    }
  }

  private var gaps: [Double] {
    zip(children, children.dropFirst()).map { spacing ?? ($0.touches || $1.touches ? 0 : 8) }
  }

  private func slowLengths(for proposal: Double?) -> [Double] {
    guard let proposal else { return children.map { $0.length(nil) } }
    var lengths = children.map { _ in 0.0 }
    let order = children.indices.sorted { children[$0].isServed(before: children[$1], $0, $1) }
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    var available = proposal - gaps.reduce(0, +)
    for child in children where child.priority != priorities.first {
      available -= child.length(0)
    }
    for priority in priorities {
      let group = order.filter { children[$0].priority == priority }
      if priority != priorities.first {
        for index in group { available += children[index].length(0) }
      }
      for (served, index) in group.enumerated() {
        lengths[index] = children[index].length(max(available / Double(group.count - served), 0))
        let left = available - lengths[index]
        if !left.isNaN { available = left }
      }
    }
    return lengths
  }
}

/// A child of a stack, and its length along the stack for a proposal.
private struct SampleChild: CustomStringConvertible {
  enum Kind {
    case fixed(Double)
    case endless
    case limited(least: Double, greatest: Double)
    case from(Double)
    case spacer(least: Double)
    case framedSpacer(Double)
    /// Whole steps of what is proposed, up to a number of steps.
    case stepping(step: Int, count: Int)
    case padded(Double)
  }

  static let crossLength = 50.0

  let axis: Axis
  let kind: Kind
  let ownPriority: Double?

  init(_ axis: Axis, _ dice: inout Dice) {
    self.axis = axis
    let length = Double(dice.number(below: 80))
    switch dice.number(below: 10) {
    case 0, 1: kind = .fixed(length)
    case 2, 3: kind = .endless
    case 4:
      kind = .limited(least: length, greatest: length + Double(dice.number(below: 90)))
    case 5: kind = .from(length)
    case 6: kind = .spacer(least: length / 4)
    case 7: kind = .framedSpacer(length)
    case 8: kind = .stepping(step: 5 + dice.number(below: 20), count: 1 + dice.number(below: 8))
    default: kind = .padded(length / 4)
    }
    ownPriority = dice.number(below: 4) == 0 ? Double(dice.number(below: 3)) - 1 : nil
  }

  var priority: Double {
    if let ownPriority { return ownPriority }
    if case .spacer = kind { return -.infinity }
    return 0
  }

  /// Whether the gap beside it is 0.
  var touches: Bool {
    switch kind {
    case .spacer, .framedSpacer: true
    default: false
    }
  }

  func length(_ proposal: Double?) -> Double {
    switch kind {
    case .fixed(let length), .framedSpacer(let length): length
    case .endless: proposal ?? 10
    case .limited(let least, let greatest): min(max(proposal ?? 10, least), greatest)
    case .from(let least): max(proposal ?? 10, least)
    case .spacer(let least): max(proposal ?? 0, least)
    case .padded(let inset): proposal.map { max($0 - 2 * inset, 0) + 2 * inset } ?? 10 + 2 * inset
    case .stepping(let step, let count): steppedLength(proposal, Double(step), Double(count))
    }
  }

  private func steppedLength(_ proposal: Double?, _ step: Double, _ count: Double) -> Double {
    guard let proposal, proposal < step * count else { return step * count }
    return step * max(1, (proposal / step).rounded(.down))
  }

  /// Higher priority, then less flexibility, then the larger minimum of two endless ones.
  func isServed(before other: SampleChild, _ place: Int, _ otherPlace: Int) -> Bool {
    if priority != other.priority { return priority > other.priority }
    let mine = length(.infinity) - length(0)
    let theirs = other.length(.infinity) - other.length(0)
    if mine != theirs { return mine < theirs }
    if mine == .infinity && length(0) != other.length(0) { return length(0) > other.length(0) }
    return place < otherPlace
  }

  var description: String { "\(kind) priority \(priority)" }
}

extension SampleChild {
  var node: Node {
    guard let ownPriority else { return plainNode }
    return plainNode.layoutPriority(ownPriority)
  }

  private var plainNode: Node {
    switch kind {
    case .fixed(let length): .fixed(width: along(length, 5), height: along(5, length))
    case .endless: .flexible
    case .limited(let least, let greatest): framed(.flexible, least, .length(greatest))
    case .from(let least): framed(.flexible, least, nil)
    case .spacer(let least): .spacer(minLength: least)
    case .framedSpacer(let length):
      axis == .horizontal
        ? .spacer().frame(width: length) : .spacer().frame(height: length)
    case .stepping(let step, let count):
      .text(step * 100 + count, spacing: TextSpacing(above: 8, below: 8, leading: 8))
    case .padded(let inset):
      .flexible.padding(axis == .horizontal ? .horizontal : .vertical, inset)
    }
  }

  private func along(_ wide: Double, _ high: Double) -> Double {
    axis == .horizontal ? wide : high
  }

  private func framed(_ node: Node, _ least: Double, _ greatest: Extent<Double>?) -> Node {
    axis == .horizontal
      ? node.frame(minWidth: least, maxWidth: greatest)
      : node.frame(minHeight: least, maxHeight: greatest)
  }
}

/// Text whose length along one axis goes in steps: `id` is 100 × step + count.
private struct SampleResolver: LayoutResolver {
  let axis: Axis

  func size(ofText id: Int, for proposal: Proposal<Double>) -> TextSize<Double> {
    let (step, count) = (Double(id / 100), id % 100)
    let steps = proposal[axis].flatMap(\.length).map { min(max(1, Int($0 / step)), count) } ?? count
    var size = LayoutSize<Double>(width: 5, height: 5)
    size[axis] = step * Double(steps)
    return TextSize(size: size, firstBaseline: 0, lastBaseline: 0)
  }
}
