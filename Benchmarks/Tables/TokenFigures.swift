import PropertyTesting

/// What becomes of damaged tokens when they are read.
struct TokenFigures {
  /// Read as the token they were.
  private(set) var unharmed = 0
  /// Read as another token: the checksum of 32 bits lets one in four billion pass.
  private(set) var mistaken = 0
  /// Refused, by the reason.
  private(set) var refused: [String: Int] = [:]

  /// Reads as many damaged tokens as `count` says, all of one kind; the same for the same seed.
  init(_ kind: TokenDamage.Kind, count: Int, seed: UInt64) {
    var damage = TokenDamage(seed: seed)
    for _ in 0..<count {
      let token = damage.token()
      read(damage.damaged(token.description, kind), madeFrom: token)
    }
  }

  private mutating func read(_ text: String, madeFrom token: Token) {
    do throws(TokenProblem) {
      if try Token(parsing: text) == token { unharmed += 1 } else { mistaken += 1 }
    } catch {
      refused[error.word, default: 0] += 1
    }
  }
}

extension TokenProblem {
  fileprivate var word: String {
    switch self {
    case .notAToken: "no token"
    case .truncated: "cut off"
    case .damaged: "damaged"
    case .unknownVersion: "version"
    case .tooLong: "too long"
    case .otherProperty: "other"
    }
  }
}
