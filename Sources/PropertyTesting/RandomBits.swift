/// A small, fast stream of random bits: one word of state, the same on every machine.
@usableFromInline
package struct RandomBits: Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  /// The bits of case `index` under `seed`, unrelated to those of its neighbours.
  package init(seed: UInt64, case index: Int) {
    state = mixed(seed ^ mixed(UInt64(bitPattern: Int64(index)) &+ weylStep))
  }

  package mutating func next() -> UInt64 {
    state &+= weylStep
    return mixed(state)
  }

  /// A number in 0...`bound`, by the high half of a product; the bias is below `bound` / 2^64.
  package mutating func next(upTo bound: UInt64) -> UInt64 {
    let word = next()
    return bound == .max ? word : word.multipliedFullWidth(by: bound + 1).high
  }

  /// True `share` times in 65,536.
  @usableFromInline
  package mutating func happens(_ share: UInt16) -> Bool {
    next() >> 48 < UInt64(share)
  }
}

/// The odd number next to 2^64 divided by the golden ratio.
private let weylStep: UInt64 = 0x9E37_79B9_7F4A_7C15

/// A bijection in which every input bit changes about half of the output bits.
package func mixed(_ word: UInt64) -> UInt64 {
  var word = word
  word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
  word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
  return word ^ (word >> 31)
}
