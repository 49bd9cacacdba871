import Foundation

/// Writes all of `bytes`; false when nobody reads them any more.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 || (count < 0 && errno == EINTR) else { return false }
    rest = rest.dropFirst(max(count, 0))
  }
  return true
}

/// What can be read of a descriptor now, up to a limit; `nil` when it has ended.
func readSome(from descriptor: Int32) -> [UInt8]? {
  var buffer = [UInt8](repeating: 0, count: 65_536)
  let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
  if count < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
  return count > 0 ? Array(buffer.prefix(count)) : nil
}

/// Bytes as they come, cut into lines.
struct LineBuffer {
  private var rest: [UInt8] = []

  /// The lines that `bytes` complete, without their ends.
  mutating func lines(adding bytes: [UInt8]) -> [[UInt8]] {
    rest += bytes
    var lines = rest.split(separator: newline, omittingEmptySubsequences: false).map(Array.init)
    rest = lines.popLast() ?? []
    return lines
  }
}
