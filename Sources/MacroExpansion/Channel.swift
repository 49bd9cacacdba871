package import Foundation

/// Messages to and from the compiler: eight bytes for the length, lowest first, then the text.
package struct Channel {
  /// No honest message is longer; a greater length means that the stream is not what it should be.
  static let longestMessage: UInt64 = 1 << 28

  private let input: FileHandle
  private let output: FileHandle

  package init(input: FileHandle = .standardInput, output: FileHandle = .standardOutput) {
    self.input = input
    self.output = output
  }

  /// The next message; `nil` at the end, or when what comes cannot be a message.
  package func read() -> Data? {
    guard let header = bytes(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Channel.longestMessage else { return nil }
    return bytes(Int(length))
  }

  package func write(_ message: Data) {
    let length = UInt64(message.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
    output.write(Data(header) + message)
  }

  private func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let more = input.readData(ofLength: count - data.count)
      if more.isEmpty { return nil }
      data += more
    }
    return data
  }
}
