import PropertyTesting

/// Numbers and differences of them, for the challenge "subtraction".
indirect enum Difference: Sendable, Equatable, CustomStringConvertible {
  case number(Int)
  case minus(Difference, Difference)

  static let generator = Generator<Difference>.recursive(
    size: 20,
    leaf: Generator<Int>.integers(in: 0...99).map(Difference.number)
  ) { smaller in zip(smaller, smaller).map { .minus($0, $1) } }

  var numbers: [Int] {
    switch self {
    case .number(let number): [number]
    case .minus(let left, let right): left.numbers + right.numbers
    }
  }

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .minus(let left, let right): "(- \(left) \(right))"
    }
  }
}
