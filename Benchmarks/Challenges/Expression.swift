import PropertyTesting

/// A sum or quotient, for the challenge "calculator".
indirect enum Expression: Sendable, CustomStringConvertible {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  static let generator = Generator<Expression>.recursive(
    size: 30,
    leaf: Generator<Int>.integers().map(Expression.number)
  ) { smaller in
    .oneOf(
      zip(smaller, smaller).map { .sum($0, $1) },
      zip(smaller, smaller).map { .quotient($0, $1) }
    )
  }

  /// Nil where it divides by zero.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .sum(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .quotient(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left.dividedReportingOverflow(by: right).partialValue
    }
  }

  var dividesByLiteralZero: Bool {
    switch self {
    case .number: false
    case .sum(let left, let right): left.dividesByLiteralZero || right.dividesByLiteralZero
    case .quotient(_, .number(0)): true
    case .quotient(let left, let right): left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum(let left, let right): "(+ \(left) \(right))"
    case .quotient(let left, let right): "(/ \(left) \(right))"
    }
  }
}
