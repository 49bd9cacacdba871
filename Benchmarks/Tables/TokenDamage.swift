import PropertyTesting

/// Tokens that went through hands: cut, joined, mistyped.
struct TokenDamage {
  /// What happens to a token's text.
  enum Kind: String, CaseIterable {
    case replaced, deleted, inserted, swapped, cutOff, repeated, foreign, renumbered, mixed
  }

  private var random: RandomBits

  init(seed: UInt64) { random = RandomBits(seed: seed) }

  /// A token of up to 40 choices of any size.
  mutating func token() -> Token {
    let names = ["the list is sorted", "a button stays above the keyboard", "", "Größe ≠ 0"]
    let count = random.next(upTo: 40)
    let indices = (0..<count).map { _ in random.next() >> random.next(upTo: 63) }
    let name = names[place(in: names.count)]
    return Token(property: name, record: ChoiceRecord(indices))
  }

  /// `text` with one damage, or with several.
  mutating func damaged(_ text: String, _ kind: Kind) -> String {
    var characters = Array(text)
    damage(&characters, kind)
    return String(characters)
  }

  private mutating func damage(_ text: inout [Character], _ kind: Kind) {
    guard !text.isEmpty else { return text.append(character()) }
    let place = place(in: text.count)
    switch kind {
    case .replaced: text[place] = character()
    case .deleted: text.remove(at: place)
    case .inserted: text.insert(character(), at: place)
    case .swapped: text.swapAt(place, self.place(in: text.count))
    case .cutOff: text.removeSubrange(place...)
    case .repeated: text += text[place...]
    case .foreign: text[place] = foreignCharacter()
    case .renumbered: renumber(&text)
    case .mixed:
      for _ in 0...random.next(upTo: 7) { damage(&text, Kind.allCases[self.place(in: 8)]) }
    }
  }

  /// Another number in place of the length.
  private mutating func renumber(_ text: inout [Character]) {
    var words = text.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count > 1 else { return }
    words[words.count - 2] = ArraySlice("\(random.next() >> random.next(upTo: 63))")
    text = Array(words.joined(separator: "-"))
  }

  private mutating func place(in count: Int) -> Int { Int(random.next(upTo: UInt64(count - 1))) }

  private mutating func character() -> Character {
    let common = Array("0123456789abcdefghjkmnpqrstvwxyz-")
    return common[place(in: common.count)]
  }

  private mutating func foreignCharacter() -> Character {
    let foreign: [Character] = ["\0", " ", "\n", "ß", "٣", "é", "👍🏽", "\u{301}", "-", "I", "’"]
    return foreign[place(in: foreign.count)]
  }
}
