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
    let simple = [wholes(in: range)] + denominators.map { fractions($0, in: range) }
    let specials = special.isEmpty ? [] : [(weight: 3, generator: element(of: special))]
    let rest = (weight: 3, generator: bitPatterns(in: range))
    let ends = (weight: 2, generator: element(of: [range.lowerBound, range.upperBound]))
    return weighted(simple.compactMap { $0 } + [rest, ends] + specials)
  }

  private typealias Alternative = (weight: Int, generator: Generator)

  private static func wholes(in range: ClosedRange<Double>) -> Alternative? {
    let lowest = max(range.lowerBound.rounded(.up), -wholeLimit)
    let highest = min(range.upperBound.rounded(.down), wholeLimit)
    guard lowest <= highest else { return nil }
    let generator = Generator<Int64>.integers(in: Int64(lowest)...Int64(highest))
    return (10, generator.map { Double($0) })
  }

  private static var denominators: [Int64] { [2, 3, 10, 1000, 1_048_576] }

  /// Numbers between two whole ones, the whole part drawn before the fraction, so that a simpler fraction can be
  /// tried with the same whole part.
  private static func fractions(
    _ denominator: Int64,
    in range: ClosedRange<Double>
  ) -> Alternative? {
    let lowest = max(range.lowerBound.rounded(.down), -fractionLimit)
    let highest = min(range.upperBound.rounded(.up) - 1, fractionLimit)
    guard lowest <= highest else { return nil }
    let generator = zip(
      Generator<Int64>.integers(in: Int64(lowest)...Int64(highest)),
      Generator<Int64>.integers(in: 1...(denominator - 1))
    ).map { whole, numerator in
      let fraction = Double(numerator) / Double(denominator)
      let number = whole < 0 ? Double(whole + 1) - fraction : Double(whole) + fraction
      return Swift.min(Swift.max(number, range.lowerBound), range.upperBound)
    }
    return (3, generator)
  }

  /// Every number of the range, those of each magnitude as often as those of any other.
  private static func bitPatterns(in range: ClosedRange<Double>) -> Generator {
    let (lowest, highest) = (range.lowerBound.place, range.upperBound.place)
    return zip(
      Generator<Int64>.integers(in: (lowest >> mantissaBits)...(highest >> mantissaBits)),
      Generator<Int64>.integers(in: 0...(1 << mantissaBits - 1))
    ).map { exponent, mantissa in
      let place = exponent << mantissaBits | mantissa
      return Double(place: Swift.min(Swift.max(place, lowest), highest))
    }
  }

  private static var mantissaBits: Int64 { 52 }

  /// The largest number below which every whole number is a `Double`.
  private static var wholeLimit: Double { 0x1p53 }

  /// The largest whole part that leaves room for a fraction.
  private static var fractionLimit: Double { 0x1p32 }
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
