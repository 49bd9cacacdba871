/// The lengths that a node can take on one axis whatever is proposed on the other, known when the
/// tree is built; where there is none, the solver asks the node.
struct Forecast<Scalar: LayoutScalar>: Equatable, Sendable {
  /// The answer to 0.
  var minimum: Scalar
  /// The answer to an endless proposal.
  var maximum: Extent<Scalar>
  /// Whether every proposal, and none, gets the same answer.
  var isRigid: Bool

  static func rigid(_ length: Scalar) -> Forecast {
    Forecast(minimum: length, maximum: .length(length), isRigid: true)
  }

  /// Takes what is proposed, at least `minimum`.
  static func greedy(from minimum: Scalar = .zero) -> Forecast {
    Forecast(minimum: minimum, maximum: .infinite, isRigid: false)
  }

  /// Children one after another, with `gaps` between them.
  static func sum(_ parts: [Forecast?], gaps: Scalar) -> Forecast? {
    combined(parts, from: .rigid(gaps)) { total, part in
      var sum = Forecast(total.minimum + part.minimum, .infinite, total.isRigid && part.isRigid)
      if let length = part.maximum.length { sum.maximum = total.maximum + length }
      return sum
    }
  }

  /// Children beside one another: the longest counts.
  static func longest(_ parts: [Forecast?]) -> Forecast? {
    combined(parts, from: .rigid(.zero)) { longest, part in
      Forecast(
        longest.minimum.clamped(atLeast: part.minimum),
        longest.maximum.clamped(atLeast: part.maximum),
        longest.isRigid && part.isRigid
      )
    }
  }

  /// With room around, which may be negative. A view is at least 0 long. (rule 3.5)
  func padded(by length: Scalar) -> Forecast? {
    guard isRigid || !length.isLess(than: .zero) else { return nil }
    return Forecast(
      (minimum + length).clamped(atLeast: .zero),
      (maximum + length).clamped(atLeast: .zero),
      isRigid
    )
  }

  private init(_ minimum: Scalar, _ maximum: Extent<Scalar>, _ isRigid: Bool) {
    self.init(minimum: minimum, maximum: maximum, isRigid: isRigid)
  }

  init(minimum: Scalar, maximum: Extent<Scalar>, isRigid: Bool) {
    self.minimum = minimum
    self.maximum = maximum
    self.isRigid = isRigid
  }

  private static func combined(
    _ parts: [Forecast?],
    from start: Forecast,
    by next: (Forecast, Forecast) -> Forecast
  ) -> Forecast? {
    var result = start
    for part in parts {
      guard let part else { return nil }
      result = next(result, part)
    }
    return result
  }
}

extension LengthRange {
  /// The arguments as SwiftUI reads them: no minimum below 0, no ideal below the minimum, no
  /// maximum below either. (rule 3.2)
  var normalized: LengthRange {
    let minimum = minimum?.clamped(atLeast: .zero)
    var ideal = ideal
    if let least = minimum, let wish = ideal { ideal = wish.clamped(atLeast: least) }
    var maximum = maximum
    if let least = ideal ?? minimum, let most = maximum {
      maximum = most.clamped(atLeast: least)
    }
    return LengthRange(minimum: minimum, ideal: ideal, maximum: maximum)
  }

  var isUnconstrained: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// What a flexible frame of these arguments can take around `child`.
  func forecast(around child: Forecast<Scalar>?) -> Forecast<Scalar>? {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      Forecast(
        minimum: minimum,
        maximum: maximum,
        isRigid: maximum == .length(minimum)
      )
    case (let minimum?, nil):
      child.map {
        Forecast(minimum: minimum, maximum: $0.maximum.clamped(atLeast: minimum), isRigid: false)
      }
    case (nil, let maximum?):
      child.map {
        let least = Extent.length($0.minimum).clamped(atMost: maximum)
        return Forecast(minimum: least.length ?? $0.minimum, maximum: maximum, isRigid: false)
      }
    case (nil, nil):
      child.map {
        Forecast(
          minimum: $0.minimum,
          maximum: $0.maximum,
          isRigid: $0.isRigid && ideal == nil
        )
      }
    }
  }
}
