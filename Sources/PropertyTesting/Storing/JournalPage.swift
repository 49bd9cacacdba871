/// The words of a journal in memory: a header, the choices of the case at work, and its values as text.
///
/// A struct of one address, so that a source of choices can carry it at no cost. Whatever the words hold, reading
/// stays inside of them.
struct JournalPage {
  /// How far the case at work is.
  enum State: UInt64 {
    case idle
    case drawing
    case checking
  }

  /// Where the header's words are.
  private enum Place: Int {
    case format
    case state
    case caseIndex
    case choices
    case textBytes
  }

  private let words: UnsafeMutablePointer<UInt64>

  /// How many choices are kept of a case; those beyond are counted only.
  static let choiceLimit = RunSettings.standardChoiceLimit
  static let byteCount = (headerWords + choiceWords * choiceLimit) * 8 + textLimit

  private static let headerWords = 8
  private static let choiceWords = 4
  private static let textLimit = 16_384
  /// "footjnl1".
  private static let format: UInt64 = 0x666F_6F74_6A6E_6C31

  /// - Parameter address: Of ``byteCount`` bytes.
  init?(address: Int) {
    guard let words = UnsafeMutablePointer<UInt64>(bitPattern: address) else { return nil }
    self.words = words
  }

  /// Whether the header is a journal's.
  var isJournal: Bool { self[.format] == Self.format }

  /// Makes zeros a journal.
  func format() { self[.format] = Self.format }

  func begin(case index: Int?) {
    self[.caseIndex] = index.map { UInt64(bitPattern: Int64($0)) &+ 1 } ?? 0
    self[.choices] = 0
    self[.textBytes] = 0
    self[.state] = State.drawing.rawValue
  }

  func beginChecking() { self[.state] = State.checking.rawValue }

  func end() { self[.state] = State.idle.rawValue }

  @inline(__always)
  func write(_ index: UInt64, of domain: ChoiceDomain, at place: Int) {
    if place < Self.choiceLimit {
      let entry = words + (Self.headerWords &+ Self.choiceWords &* place)
      entry[0] = index
      entry[1] = domain.bound
      entry[2] = domain.below
      entry[3] = UInt64(domain.kind.rawValue)
    }
    self[.choices] = UInt64(truncatingIfNeeded: place &+ 1)
  }

  /// Adds a value, if there is room left for all of it.
  func write(_ value: NotedValue) {
    let bytes = Array(value.journalText.utf8)
    let used = textCount
    guard bytes.count <= Self.textLimit - used else { return }
    for (place, byte) in bytes.enumerated() { text[used + place] = byte }
    self[.textBytes] = UInt64(used + bytes.count)
  }

  @inline(__always)
  private subscript(_ place: Place) -> UInt64 {
    get { words[place.rawValue] }
    nonmutating set { words[place.rawValue] = newValue }
  }
}

extension JournalPage {
  /// What the page says now.
  var entry: CaseJournal.Entry {
    CaseJournal.Entry(
      isRunning: self[.state] != State.idle.rawValue,
      isDrawn: self[.state] == State.checking.rawValue,
      caseIndex: self[.caseIndex] == 0 ? nil : Int(truncatingIfNeeded: self[.caseIndex] &- 1),
      choices: (0..<choiceCount).map(choice),
      isWhole: self[.choices] <= UInt64(Self.choiceLimit),
      values: [NotedValue](journalText: (0..<textCount).map { text[$0] })
    )
  }

  private var choiceCount: Int { Int(min(self[.choices], UInt64(Self.choiceLimit))) }

  private func choice(at place: Int) -> Choice {
    let entry = words + (Self.headerWords + Self.choiceWords * place)
    let kind = UInt8(exactly: entry[3]).flatMap(ChoiceDomain.Kind.init) ?? .integer
    let bound = entry[1]
    let domain = ChoiceDomain(bound: bound, below: min(entry[2], bound), kind: kind)
    return Choice(index: min(entry[0], bound), domain: domain)
  }

  private var textCount: Int { Int(min(self[.textBytes], UInt64(Self.textLimit))) }

  private var text: UnsafeMutablePointer<UInt8> {
    let start = words + (Self.headerWords + Self.choiceWords * Self.choiceLimit)
    return UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt8.self)
  }
}

/// Between the label of a value and its text, and after the text.
private let unitSeparator: Character = "\u{1F}"
private let recordSeparator: Character = "\u{1E}"

extension NotedValue {
  fileprivate var journalText: String {
    (label.map { "\($0)" } ?? "") + "\(unitSeparator)\(text)\(recordSeparator)"
  }
}

extension [NotedValue] {
  fileprivate init(journalText bytes: [UInt8]) {
    self = String(decoding: bytes, as: UTF8.self).split(separator: recordSeparator).map { record in
      let parts = record.split(
        separator: unitSeparator,
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let label = parts.count > 1 && !parts[0].isEmpty ? String(parts[0]) : nil
      return NotedValue(label: label, text: String(parts.last ?? ""))
    }
  }
}
