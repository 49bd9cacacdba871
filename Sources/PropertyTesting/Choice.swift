/// What a single draw may yield: the indices 0...`bound`, 0 the simplest, and how they read as values.
@usableFromInline
package struct ChoiceDomain: Hashable, Sendable {
  /// How a choice is used, so that shrinking can work on values and not only on indices.
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    /// A number: `below` values lie under the simplest one, the rest above it, in zig-zag order.
    case integer
    /// Yes (1) or no (0), such as "one more element".
    case flag
    /// Which of several generators runs next; what follows depends on it.
    case branch
    /// A position in a list of values.
    case position
  }

  package var bound: UInt64
  package var below: UInt64
  package var kind: Kind

  @usableFromInline
  package init(bound: UInt64, below: UInt64 = 0, kind: Kind) {
    self.bound = bound
    self.below = below
    self.kind = kind
  }

  @usableFromInline
  package static var flag: ChoiceDomain { ChoiceDomain(bound: 1, kind: .flag) }

  /// How many values lie above the simplest one.
  package var above: UInt64 { bound - below }
}

extension ChoiceDomain {
  /// The distance of the value at `index` from the simplest value, in two's complement.
  ///
  /// The order is 0, 1, -1, 2, -2 and so on; where one side ends, the other goes on alone.
  package func offset(at index: UInt64) -> UInt64 {
    let shorter = min(below, above)
    if index > 2 &* shorter {
      let distance = index - shorter
      return above > below ? distance : 0 &- distance
    }
    return index & 1 == 1 ? index / 2 + 1 : 0 &- index / 2
  }

  /// The index of the value at `distance` above (or below) the simplest one; nil where there is none.
  package func index(distance: UInt64, isAbove: Bool) -> UInt64? {
    guard distance <= (isAbove ? above : below) else { return nil }
    let shorter = min(below, above)
    if distance > shorter { return distance + shorter }
    return distance == 0 ? 0 : isAbove ? 2 * distance - 1 : 2 * distance
  }

  /// The position of the value at `index` when values are counted from the lowest one up.
  package func rank(at index: UInt64) -> UInt64 { below &+ offset(at: index) }

  /// The index of the value at `rank`; nil above the highest value.
  package func index(rank: UInt64) -> UInt64? {
    guard rank <= bound else { return nil }
    return rank >= below
      ? index(distance: rank - below, isAbove: true)
      : index(distance: below - rank, isAbove: false)
  }
}

/// One draw as it happened.
package struct Choice: Hashable, Sendable {
  package var index: UInt64
  package var domain: ChoiceDomain

  package init(index: UInt64, domain: ChoiceDomain) {
    self.index = index
    self.domain = domain
  }
}
