/// The largest number up to `limit` for which `works`, growing fast while it does: about 2 log *n* questions.
package func largest(upTo limit: Int, _ works: (Int) -> Bool) -> Int {
  var known = 0
  var next = 1
  while next <= limit && works(next) {
    known = next
    next *= 2
  }
  var tooLarge = min(next, limit + 1)
  while tooLarge - known > 1 {
    let middle = known + (tooLarge - known) / 2
    if works(middle) { known = middle } else { tooLarge = middle }
  }
  return known
}

/// The smallest number below `current` for which `works`, or `current`, for which it is known to.
///
/// It first asks for the smallest numbers, then for the next lower one. Where that works, a bisection follows,
/// of the number of bits and then of the bits; where not, the number is taken to be tied to others, and only
/// the second next and its half are asked for. A search that is not exact ends within four times an answer above 256.
package func smallest(
  from current: UInt64,
  smallOnes: UInt64 = 1,
  isExact: Bool = true,
  _ works: (UInt64) -> Bool
) -> UInt64 {
  for small in 0...smallOnes {
    if current == small || works(small) { return small }
  }
  if current == 2 { return 2 }
  if works(current - 1) {
    return below(current - 1, isExact: isExact, works)
  }
  for next in [current - 2] + (isExact && current > 16 ? [current / 2] : [])
  where next > 1 && works(next) {
    return smallest(from: next, isExact: isExact, works)
  }
  return current
}

/// The smallest number for which `works`; it does so for `current`, and not for 1.
private func below(_ current: UInt64, isExact: Bool, _ works: (UInt64) -> Bool) -> UInt64 {
  if current == 2 || works(2) { return 2 }
  // A number that is tied to others goes down by a few steps only.
  let next = current - min(4, current - 2)
  if isExact && !works(next) { return bisected(below: current, above: next, works) }
  return bisected(below: isExact ? next : current, above: 2, isExact: isExact, works)
}

/// The smallest number for which `works`, which it does for `working` and not for `failing`: first its number of
/// bits, then the bits. A search that is not exact ends within four times an answer above 256.
func bisected(
  below working: UInt64,
  above failing: UInt64,
  isExact: Bool = true,
  _ works: (UInt64) -> Bool
) -> UInt64 {
  var working = working
  var failing = failing
  while working - failing > 1 && (isExact || working < 1024 || working / 4 > failing) {
    let middle = failing.halfway(to: working)
    if works(middle) { working = middle } else { failing = middle }
  }
  return working
}

extension UInt64 {
  /// A number between this one and a larger one: halfway in bits while these differ much, then halfway.
  fileprivate func halfway(to larger: UInt64) -> UInt64 {
    let bits = (bitWidth - leadingZeroBitCount, larger.bitWidth - larger.leadingZeroBitCount)
    if bits.1 - bits.0 > 2 { return 1 << UInt64((bits.0 + bits.1) / 2) }
    return self + (larger - self) / 2
  }
}
