extension Generator where Value == Double {
  /// Numbers of `range`: whole ones are the simplest, then halves, thirds, tenths, thousandths, then the rest;
  /// among each, the closest to 0.
  ///
  /// Every number of the range can come up. Those of `special` do as well, the first being the simplest of them:
  ///
  ///     .doubles(in: 0...1, including: [.infinity, .nan])
  public static func doubles(
    in range: ClosedRange<Double>,
    including special: [Double] = []
  ) -> Generator {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite,
      "the range is \(range); give finite ends, and infinities as special values"
    )
    let simple: [(weight: Int, generator: Generator)] = fractionWeights.compactMap { entry in
      fractions(of: entry.denominator, in: range).map { (entry.weight, $0) }
    }
    let rest = (weight: 3, generator: bitPatterns(in: range))
    let specials = special.isEmpty ? [] : [(weight: 3, generator: element(of: special))]
    return weighted(simple + [rest] + specials)
  }

  /// How often numbers of each denominator come up.
  private static var fractionWeights: [(denominator: Double, weight: Int)] {
    [(1, 10), (2, 3), (3, 3), (10, 3), (1000, 4), (1_048_576, 4)]
  }

  /// Multiples of 1 / `denominator`; nil when none lies in the range.
  private static func fractions(of denominator: Double, in range: ClosedRange<Double>) -> Generator?
  {
    let lowest = max((range.lowerBound * denominator).rounded(.up), -wholeLimit)
    let highest = min((range.upperBound * denominator).rounded(.down), wholeLimit)
    guard lowest <= highest else { return nil }
    return Generator<Int64>.integers(in: Int64(lowest)...Int64(highest)).map { numerator in
      min(max(Double(numerator) / denominator, range.lowerBound), range.upperBound)
    }
  }

  /// Every number of the range, those of each magnitude as often as those of any other.
  private static func bitPatterns(in range: ClosedRange<Double>) -> Generator {
    Generator<Int64>.integers(in: range.lowerBound.place...range.upperBound.place)
      .map(Double.init(place:))
  }

  /// The largest number below which every whole number is a `Double`.
  private static var wholeLimit: Double { 0x1p53 }
}

extension Double {
  /// The place of a finite number when all are counted from 0 on in both directions.
  fileprivate var place: Int64 {
    sign == .plus ? Int64(bitPattern: bitPattern) : -Int64(bitPattern: (-self).bitPattern)
  }

  fileprivate init(place: Int64) {
    self = place < 0 ? -Double(bitPattern: place.magnitude) : Double(bitPattern: place.magnitude)
  }
}
