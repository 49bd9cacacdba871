/// How often, and how, a random number is taken from where faults are likely.
struct SearchBias: Sendable {
  /// How many of 65,536 numbers are not uniform.
  var share: UInt16

  init(share: UInt16) {
    self.share = share
  }

  /// - Parameter chance: 0 for uniform numbers only, 1 for none of them.
  init(chance: Double) {
    share = UInt16(min(max(chance, 0), 1) * Double(UInt16.max))
  }

  /// A number near an end, near the simplest value, of a small size, or one that was drawn before.
  func index(
    in domain: ChoiceDomain,
    recent: RecentIndices,
    from random: inout RandomBits
  ) -> UInt64 {
    let bits = random.next()
    switch bits >> 60 {
    case 0..<5: return edge(of: domain, bits)
    case 5..<10: return random.next(upTo: domain.bound >> (bits % UInt64(width(of: domain))))
    default: return min(recent[bits], domain.bound)
    }
  }

  private func edge(of domain: ChoiceDomain, _ bits: UInt64) -> UInt64 {
    let near = min(bits >> 8 & 1, domain.bound)
    switch bits & 7 {
    case 0, 1: return domain.index(rank: near) ?? 0
    case 2, 3: return domain.index(rank: domain.bound - near) ?? 0
    case 4: return min(2, domain.bound)
    default: return near
    }
  }

  private func width(of domain: ChoiceDomain) -> Int {
    UInt64.bitWidth - domain.bound.leadingZeroBitCount
  }
}

/// The last four numbers of a case, so that equal values come up together.
struct RecentIndices: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  mutating func remember(_ index: UInt64) {
    words = (index, words.0, words.1, words.2)
  }

  subscript(_ bits: UInt64) -> UInt64 {
    switch bits & 3 {
    case 0: words.0
    case 1: words.1
    case 2: words.2
    default: words.3
    }
  }
}
