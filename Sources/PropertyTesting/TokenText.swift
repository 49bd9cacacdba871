/// The parts of a token's text, not yet checked against each other.
struct TokenParts {
  static let version = "t1"

  let slug: String
  let bytes: [UInt8]

  init(_ text: String) throws(TokenProblem) {
    guard text.utf8.count <= Token.maximumLength else { throw .tooLong(text.utf8.count) }
    let words = Self.words(of: text)
    guard let place = words.lastIndex(where: Self.isVersion), place > 0 else { throw .notAToken }
    guard words[place] == Self.version else { throw .unknownVersion(String(words[place])) }
    let rest = words[(place + 1)...]
    guard let first = rest.first else { throw .truncated(found: 0, expected: 0) }
    guard let length = Int(first), rest.count <= 2, length <= Token.maximumLength else {
      throw .damaged
    }
    slug = words[..<place].joined(separator: "-")
    bytes = try Self.bytes(of: rest.dropFirst().first ?? "", length: length)
  }

  private static func words(of text: String) -> [Substring] {
    let trimmed = text.lowercased().drop { !$0.isTokenCharacter }
    let token = trimmed.prefix { $0.isTokenCharacter || $0 == "-" }
    return token.split(separator: "-", omittingEmptySubsequences: false)
  }

  /// "t" and digits.
  private static func isVersion(_ word: Substring) -> Bool {
    word.first == "t" && word.count > 1 && word.count < 4 && word.dropFirst().allSatisfy(\.isNumber)
  }

  private static func bytes(of body: Substring, length: Int) throws(TokenProblem) -> [UInt8] {
    guard body.count >= length else {
      throw .truncated(found: body.count, expected: length)
    }
    guard body.count == length, let bytes = decodedBase32(body), bytes.count >= 8 else {
      throw .damaged
    }
    return bytes
  }
}

extension Character {
  fileprivate var isTokenCharacter: Bool { isASCII && (isLetter || isNumber) }
}

/// The 32 letters and digits of a token's body; without i, l, o and u, which are misread.
private let alphabet: [Character] = Array("0123456789abcdefghjkmnpqrstvwxyz")

func base32(_ bytes: [UInt8]) -> String {
  var text = ""
  var bits: UInt64 = 0
  var count = 0
  for byte in bytes {
    bits = bits << 8 | UInt64(byte)
    count += 8
    while count >= 5 {
      count -= 5
      text.append(alphabet[Int(bits >> UInt64(count) & 31)])
    }
  }
  if count > 0 { text.append(alphabet[Int(bits << UInt64(5 - count) & 31)]) }
  return text
}

/// The bytes of `text`; nil for a character outside of the alphabet or bits left over that are not 0.
func decodedBase32(_ text: Substring) -> [UInt8]? {
  var bytes: [UInt8] = []
  var bits: UInt64 = 0
  var count = 0
  for character in text {
    guard let value = alphabet.firstIndex(of: character) else { return nil }
    bits = (bits << 5 | UInt64(value)) & 0xFFFF
    count += 5
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(count)))
    }
  }
  return count < 5 && bits & (1 << UInt64(count) - 1) == 0 ? bytes : nil
}

/// The checksum of Ethernet and zip, reflected polynomial 0xEDB88320.
func crc32(_ bytes: [UInt8]) -> UInt32 {
  var sum: UInt32 = .max
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
  return ~sum
}

extension UInt32 {
  var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }

  fileprivate init(_ bytes: ArraySlice<UInt8>) {
    self = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension [UInt8] {
  /// Takes the last four bytes.
  mutating func popWord() -> UInt32? {
    guard count >= 4 else { return nil }
    defer { removeLast(4) }
    return UInt32(suffix(4))
  }

  /// Takes the first four bytes.
  mutating func popFirstWord() -> UInt32? {
    guard count >= 4 else { return nil }
    defer { removeFirst(4) }
    return UInt32(prefix(4))
  }
}

extension [UInt64] {
  /// Each number in groups of seven bits, the lowest first, all but its last byte with the high bit set.
  var variableLength: [UInt8] {
    flatMap { number in
      var bytes: [UInt8] = []
      var rest = number
      while rest > 0x7F {
        bytes.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      return bytes + [UInt8(rest)]
    }
  }

  /// The numbers that ``variableLength`` wrote; nil for any other bytes.
  init?(variableLength bytes: [UInt8], maximumCount: Int) {
    self = []
    var number: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      guard shift < 63 || (shift == 63 && byte < 2), count < maximumCount else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 {
        append(number)
        (number, shift) = (0, 0)
      }
    }
    guard shift == 0 else { return nil }
  }
}
