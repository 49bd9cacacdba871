import LayoutSolver
import Testing

@Suite struct SlowLayoutTests {
  @Test(arguments: [0xA1, 0xB2, 0xC3] as [UInt64])
  func `generated layouts have the frames of the slow rules`(_ seed: UInt64) throws {
    var dice = Dice(state: seed)
    var differences: [String] = []
    for _ in 0..<250 {
      let view = SlowView(&dice, depth: 4)
      let room = [Double(dice.number(below: 300)), Double(dice.number(below: 300))]
      let expected = view.rootFrames(in: room)
      let frames = try view.solvedFrames(in: room)
      let areNear = zip(frames.joined(), expected.joined()).allSatisfy { isNear($0, $1) }
      guard !areNear else { continue }
      differences.append("\(view) in \(room): \(frames), not \(expected)")
    }
    #expect(differences == [])
  }

  @Test(arguments: [0xD4, 0xE5, 0xF6] as [UInt64])
  func `generated layouts answer as the slow rules do`(_ seed: UInt64) throws {
    var dice = Dice(state: seed)
    var differences: [String] = []
    for _ in 0..<150 {
      let view = SlowView(&dice, depth: 4)
      var leaves = 0
      let node = view.node(&leaves)
      for width in [nil, 0, 77, .infinity] as [Double?] {
        for height in [nil, 0, 140, .infinity] as [Double?] {
          let answer = try node.size(extent(width), extent(height))
          let numbers = [answer.width, answer.height].map { $0.length ?? .infinity }
          let expected = view.size([width, height])
          guard !zip(numbers, expected).allSatisfy({ isNear($0, $1) }) else { continue }
          let place = "\(width, default: "nil") × \(height, default: "nil")"
          differences.append("\(view) for \(place): \(numbers), not \(expected)")
        }
      }
    }
    #expect(differences == [])
  }

  private func extent(_ length: Double?) -> Extent<Double>? {
    length.map { $0 == .infinity ? .infinite : .length($0) }
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool {
    left == right || (left - right).magnitude < 1e-6
  }
}

extension SlowView {
  /// The root is centred in the room.
  fileprivate func rootFrames(in room: [Double]) -> [[Double]] {
    let own = size(room)
    return leafFrames(at: (0...1).map { (room[$0] - own[$0]) / 2 }, room)
  }

  fileprivate func solvedFrames(in room: [Double]) throws -> [[Double]] {
    var leaves = 0
    let frames = try node(&leaves).frames(in: .plain(room[0], room[1]))
    return (0..<leaves).map { frames["\($0)"] ?? [.nan, .nan, .nan, .nan] }
  }

  fileprivate init(_ dice: inout Dice, depth: Int) {
    let kind = depth == 0 ? dice.number(below: 2) : dice.number(below: 12)
    switch kind {
    case 0: self = .fixed([Double(dice.number(below: 60)), Double(dice.number(below: 60))])
    case 1: self = .color
    case 2...5:
      let count = dice.number(below: 4)
      let children = (0..<count).map { _ in SlowView(&dice, depth: depth - 1) }
      self = .stack(axis: kind % 2, spacing: Double(dice.number(below: 10)), children)
    case 6:
      let count = 1 + dice.number(below: 3)
      self = .layers((0..<count).map { _ in SlowView(&dice, depth: depth - 1) })
    case 7: self = .padding(Double(dice.number(below: 12)), SlowView(&dice, depth: depth - 1))
    case 8:
      let lengths = (0...1).map { _ in SlowView.length(&dice) }
      self = .frame(lengths, SlowView(&dice, depth: depth - 1))
    case 9:
      let ranges = (0...1).map { _ in SlowRange(&dice) }
      self = .flexible(ranges, SlowView(&dice, depth: depth - 1))
    case 10:
      let axes = (0...1).map { _ in dice.number(below: 2) == 0 }
      self = .fixedSize(axes, SlowView(&dice, depth: depth - 1))
    default:
      self = .priority(Double(dice.number(below: 3)) - 1, SlowView(&dice, depth: depth - 1))
    }
  }

  fileprivate static func length(_ dice: inout Dice) -> Double? {
    dice.number(below: 2) == 0 ? nil : Double(dice.number(below: 120))
  }
}

extension SlowRange {
  /// Least, ideal and greatest in order; the greatest may be endless.
  fileprivate init(_ dice: inout Dice) {
    let low = Double(dice.number(below: 60))
    let middle = low + Double(dice.number(below: 40))
    let high = dice.number(below: 3) == 0 ? .infinity : middle + Double(dice.number(below: 40))
    least = dice.number(below: 2) == 0 ? nil : low
    ideal = dice.number(below: 4) == 0 ? middle : nil
    greatest = dice.number(below: 2) == 0 ? nil : high
  }
}
