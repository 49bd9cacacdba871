/// Why a text can't be replayed.
public enum TokenProblem: Error, Hashable, Sendable {
  /// Nothing in the text looks like a token.
  case notAToken
  /// The end is missing: this many characters of the body are left.
  case truncated(found: Int, expected: Int)
  /// Some characters are not the original ones.
  case damaged
  /// The token was written by a version that this one can't read.
  case unknownVersion(String)
  /// The text is longer than any token.
  case tooLong(Int)
  /// The token is whole, and belongs to another property.
  case otherProperty(slug: String, expected: String)
}

extension TokenProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAToken:
      "this is not a token; copy the whole text behind \"replay\" in the report"
    case .truncated(let found, let expected):
      "the token is cut off after \(found) of \(expected) characters; copy it whole"
    case .damaged:
      "the token is damaged: its checksum does not match; copy it again from the report"
    case .unknownVersion(let version):
      "the token is of version \(version), this tool reads t1; use the version that wrote it"
    case .tooLong(let length):
      "the text has \(length) characters, a token has at most \(Token.maximumLength)"
    case .otherProperty(let slug, let expected):
      "the token is of the property \(slug), not of \"\(expected)\"; replay it there"
    }
  }
}
