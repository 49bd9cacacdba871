extension Generator where Value: FixedWidthInteger & Sendable {
  /// Integers of `range`, the closest to `simplest` being the simplest; without it, the closest to 0.
  ///
  ///     .integers(in: 0...9)                 // 0, 1, 2, ...
  ///     .integers(in: -9...9, simplest: 3)   // 3, 4, 2, 5, 1, ...
  @inlinable
  public static func integers(in range: ClosedRange<Value>, simplest: Value = 0) -> Generator {
    let simplest = min(max(simplest, range.lowerBound), range.upperBound)
    guard let domain = ChoiceDomain(range, simplest: simplest) else {
      return wideIntegers(in: range, simplest: simplest)
    }
    return Generator(produce: { source in
      guard let offset = source.chooseOffset(in: domain) else { return nil }
      return simplest &+ Value(truncatingIfNeeded: Int64(bitPattern: offset))
    })
  }

  /// Integers of the type's whole range, 0 being the simplest.
  @inlinable
  public static func integers() -> Generator {
    integers(in: .min ... .max)
  }

  /// Integers of a range of more than 2^64 values, drawn as the high and the low word of their place in the order.
  @usableFromInline
  static func wideIntegers(in range: ClosedRange<Value>, simplest: Value) -> Generator {
    let range = WideRange(range, simplest: simplest)
    return Generator(produce: { source in
      let edge = source.plan { range.edge(from: &$0) } ?? nil
      guard let high = source.choose(range.highWords, planned: edge?.high),
        let low = source.choose(range.lowWords(under: high), planned: edge?.low)
      else { return nil }
      return range.value(high: high, low: low)
    })
  }
}

extension ChoiceDomain {
  /// The integers of `range` in zig-zag order around `simplest`; nil for more than 2^64 of them.
  @inlinable
  init?<Value: FixedWidthInteger>(_ range: ClosedRange<Value>, simplest: Value) {
    guard let below = steps(from: range.lowerBound, to: simplest),
      let above = steps(from: simplest, to: range.upperBound)
    else { return nil }
    let (bound, isTooWide) = below.addingReportingOverflow(above)
    guard !isTooWide else { return nil }
    self.init(bound: bound, below: below, kind: .integer)
  }
}

@inlinable
func steps<Value: FixedWidthInteger>(from lower: Value, to upper: Value) -> UInt64? {
  UInt64(exactly: Value.Magnitude(truncatingIfNeeded: upper &- lower))
}

/// A range whose places, in zig-zag order around the simplest value, take two words.
private struct WideRange<Value: FixedWidthInteger & Sendable>: Sendable {
  let simplest: Value
  let below: UInt128
  let above: UInt128

  init(_ range: ClosedRange<Value>, simplest: Value) {
    self.simplest = simplest
    below = UInt128(truncatingIfNeeded: simplest &- range.lowerBound)
    above = UInt128(truncatingIfNeeded: range.upperBound &- simplest)
  }

  private var bound: UInt128 { below &+ above }

  var highWords: ChoiceDomain {
    ChoiceDomain(bound: UInt64(truncatingIfNeeded: bound >> 64), kind: .integer)
  }

  func lowWords(under high: UInt64) -> ChoiceDomain {
    let isLast = high == highWords.bound
    return ChoiceDomain(bound: isLast ? UInt64(truncatingIfNeeded: bound) : .max, kind: .integer)
  }

  /// One time in eight, one of the four last places, which are the ends of the range where both sides are
  /// of about one length.
  func edge(from random: inout RandomBits) -> (high: UInt64, low: UInt64)? {
    let bits = random.next()
    guard bits >> 61 == 0 else { return nil }
    let place = bound - UInt128(bits & 3)
    return (UInt64(truncatingIfNeeded: place >> 64), UInt64(truncatingIfNeeded: place))
  }

  func value(high: UInt64, low: UInt64) -> Value {
    let place = UInt128(high) << 64 | UInt128(low)
    let shorter = min(below, above)
    if place > 2 &* shorter {
      return shifted(by: place &- shorter, isAbove: above > below)
    }
    return shifted(by: place / 2 + place % 2, isAbove: place % 2 == 1)
  }

  private func shifted(by distance: UInt128, isAbove: Bool) -> Value {
    let distance = Value(truncatingIfNeeded: distance)
    return isAbove ? simplest &+ distance : simplest &- distance
  }
}
