import Foundation

/// 32 digits that differ where the parts or their lengths do, but for chance: two sums by the method of
/// Fowler, Noll and Vo, the second over the bytes backwards.
func fingerprint(of parts: [Data]) -> String {
  let bytes = parts.flatMap { part in Array("\(part.count):".utf8) + Array(part) }
  return [sum(of: bytes), sum(of: bytes.reversed())].map { sum in
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }.joined()
}

private func sum(of bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
