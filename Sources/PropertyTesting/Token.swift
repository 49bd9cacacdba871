/// A failing case as text of letters, digits and `-`, to be pasted anywhere and replayed without a seed.
///
/// It reads `<slug of the property's name>-t1-<length>-<body>`. The body holds a hash of the property's name, the
/// record and a checksum of everything, in base 32; the length is the body's number of characters.
public struct Token: Hashable, Sendable {
  /// The readable form of the property's name.
  public let slug: String
  /// The choices that make up the case.
  public let record: ChoiceRecord
  package let nameHash: UInt32

  /// The most choices a token may hold.
  public static let maximumChoices = 65_536
  /// The longest text that is read as a token.
  public static let maximumLength = 1_200_000

  public init(property name: String, record: ChoiceRecord) {
    slug = Self.slug(of: name)
    nameHash = Self.hash(of: name)
    self.record = record
  }

  /// Reads a token, whatever stands around it: white space, quotes, upper case.
  ///
  /// - Throws: ``TokenProblem`` which says how the text is not a whole token.
  public init(parsing text: String) throws(TokenProblem) {
    let parts = try TokenParts(text)
    var bytes = parts.bytes
    guard Self.checksum(of: bytes.dropLast(4), slug: parts.slug) == bytes.popWord() else {
      throw .damaged
    }
    guard let nameHash = bytes.popFirstWord(),
      let indices = [UInt64](variableLength: bytes, maximumCount: Self.maximumChoices)
    else { throw .damaged }
    slug = parts.slug
    record = ChoiceRecord(indices)
    self.nameHash = nameHash
  }

  /// Whether the token was made for the property of this name.
  public func belongs(to name: String) -> Bool {
    nameHash == Self.hash(of: name)
  }
}

extension Token: CustomStringConvertible {
  public var description: String {
    var bytes = nameHash.bytes + record.indices.variableLength
    bytes += Self.checksum(of: bytes[...], slug: slug).bytes
    let body = base32(bytes)
    return "\(slug)-\(TokenParts.version)-\(body.count)-\(body)"
  }
}

extension Token: Codable {
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Token {
  /// The letters and digits of `name` in lower case, words joined by `-`, at most 48 characters.
  static func slug(of name: String) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var slug = ""
    for word in words where slug.count + word.count < 48 {
      slug += (slug.isEmpty ? "" : "-") + word
    }
    return slug.isEmpty ? "property" : slug
  }

  private static func hash(of name: String) -> UInt32 {
    UInt32(truncatingIfNeeded: mixed(RunSettings.stableSeed(for: name)))
  }

  private static func checksum(of body: ArraySlice<UInt8>, slug: String) -> UInt32 {
    crc32(Array(slug.utf8) + body)
  }
}
