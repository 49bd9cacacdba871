/// The tables of `Data/system-font.txt`, which is part of the program.
struct SystemFontTables: Sendable {
  /// Scaled advances by code, in thousandths of the font's size: Text Regular and Bold, then
  /// Display Regular and Bold.
  private(set) var ascii = [SIMD4<Float>](repeating: .zero, count: 128)
  /// The same for scalars from 128.
  private(set) var others: [UInt32: SIMD4<Float>] = [:]
  /// In thousandths of the font's size, by whole points; sizes that are not listed interpolated.
  private var trackings: [Double] = []
  /// What advances are multiplied by: letters, capitals, digits, spaces.
  private var scales: [SIMD4<Float>] = []

  /// Read at its first use, in less than half a millisecond in a release build.
  static let standard = SystemFontTables(parsing: PackageResources.system_font_txt)

  /// The space the system font puts behind each glyph, in points.
  func tracking(size: Double) -> Double {
    guard let largest = trackings.last else { return 0 }
    let position = max(size, 0)
    let below = Int(min(position, Double(trackings.count)))
    guard below + 1 < trackings.count else { return largest * size / 1000 }
    let part = position - Double(below)
    return (trackings[below] * (1 - part) + trackings[below + 1] * part) * size / 1000
  }

  /// Reads the lines of a table; the format stands at the top of the file.
  private init(parsing bytes: [UInt8]) {
    var reader = TableReader(bytes)
    var listed: [(size: Int, tracking: Double)] = []
    while let keyword = reader.nextKeyword() {
      switch keyword {
      case UInt8(ascii: "t"): listed.append((Int(reader.number()), reader.number()))
      case UInt8(ascii: "s"): readScale(&reader)
      case UInt8(ascii: "a"): readAdvance(&reader)
      default: break
      }
      reader.skipLine()
    }
    trackings = Self.interpolated(listed)
    ascii[0x09] = ascii[0x20] * 4
  }

  private mutating func readScale(_ reader: inout TableReader) {
    reader.skipWord()
    scales.append(reader.row() / 1000)
  }

  private mutating func readAdvance(_ reader: inout TableReader) {
    let scalar = reader.hexadecimal()
    let row = reader.row() * scale(of: scalar)
    if scalar < 128 { ascii[Int(scalar)] = row } else { others[scalar] = row }
  }

  private func scale(of scalar: UInt32) -> SIMD4<Float> {
    guard scales.count == 4 else { return SIMD4(repeating: 1) }
    switch scalar {
    case 0x41...0x5A, 0xC0...0xDE: return scales[1]
    case 0x30...0x39: return scales[2]
    case 0x20, 0xA0: return scales[3]
    default: return scales[0]
    }
  }

  /// By whole points from 0; sizes below the first one listed are tracked like that one.
  private static func interpolated(_ listed: [(size: Int, tracking: Double)]) -> [Double] {
    guard var below = listed.first else { return [] }
    var trackings = [Double](repeating: below.tracking, count: below.size + 1)
    for above in listed.dropFirst() where above.size > below.size {
      let step = (above.tracking - below.tracking) / Double(above.size - below.size)
      for size in below.size + 1...above.size {
        trackings.append(below.tracking + step * Double(size - below.size))
      }
      below = above
    }
    return trackings
  }
}

/// Words and numbers of a table, read byte by byte: no text is made of them.
private struct TableReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The first letter of the next line, whose first word is passed; `nil` at the end.
  mutating func nextKeyword() -> UInt8? {
    while byte == UInt8(ascii: "\n") { position += 1 }
    guard let first = byte else { return nil }
    if first != UInt8(ascii: "#") { _ = word() }
    return first
  }

  mutating func skipLine() {
    while let byte, byte != UInt8(ascii: "\n") { position += 1 }
  }

  /// A decimal number with up to one point; 0 where there is none.
  mutating func number() -> Double {
    var digits = 0.0
    var divisor = 0.0
    var sign = 1.0
    for byte in word() {
      switch byte {
      case UInt8(ascii: "-"): sign = -1
      case UInt8(ascii: "."): divisor = 1
      default:
        digits = digits * 10 + Double(byte &- UInt8(ascii: "0"))
        divisor *= 10
      }
    }
    return sign * digits / max(divisor, 1)
  }

  /// Four numbers.
  mutating func row() -> SIMD4<Float> {
    SIMD4(Float(number()), Float(number()), Float(number()), Float(number()))
  }

  mutating func skipWord() { _ = word() }

  mutating func hexadecimal() -> UInt32 {
    word().reduce(0) { value, byte in
      let isDigit = byte <= UInt8(ascii: "9")
      let digit = byte &- (isDigit ? UInt8(ascii: "0") : UInt8(ascii: "A") &- 10)
      return value << 4 | UInt32(digit)
    }
  }

  private mutating func word() -> ArraySlice<UInt8> {
    while byte == UInt8(ascii: " ") { position += 1 }
    let start = position
    while let byte, byte > UInt8(ascii: " ") { position += 1 }
    return bytes[start..<position]
  }
}
