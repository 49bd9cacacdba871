/// Which records a run has met lately, so that none of them is checked twice.
///
/// It takes 8 bytes a record, 512 KiB at most: beyond about 50,000 records, a new one takes the place of an older one.
/// Records are told apart by 63 bits of a hash: a new one is taken for another once in about 10^14 cases.
struct SeenRecords: Sendable {
  private static let maximumCount = 65_536
  /// How many records may stand in the place of one before one of them is forgotten.
  private static let bucket = 8
  private var words: [UInt64]

  /// - Parameter cases: How many records will be met; memory is taken for about twice as many at most.
  init(cases: Int) {
    let wanted = min(max(cases, Self.bucket), Self.maximumCount / 2) * 2
    let width = Int.bitWidth - (wanted - 1).leadingZeroBitCount
    words = Array(repeating: 0, count: 1 << width)
  }

  /// Whether the case of this fingerprint was discarded; nil where it is not known to have been met.
  func wasDiscarded(_ fingerprint: UInt64) -> Bool? {
    for place in bucket(of: fingerprint) where words[place] | 1 == fingerprint | 1 {
      return words[place] & 1 == 1
    }
    return nil
  }

  mutating func remember(_ fingerprint: UInt64, isDiscarded: Bool) {
    let bucket = bucket(of: fingerprint)
    let free = bucket.first { words[$0] == 0 }
    let any = bucket.lowerBound + Int(fingerprint >> 60) % Self.bucket
    words[free ?? any] = fingerprint & ~1 | (isDiscarded ? 1 : 0)
  }

  private func bucket(of fingerprint: UInt64) -> Range<Int> {
    let number = Int(truncatingIfNeeded: fingerprint >> 32) & (words.count / Self.bucket - 1)
    return number * Self.bucket..<(number + 1) * Self.bucket
  }
}
