/// Where generators draw from: random bits, or a record that is played again.
///
/// Every draw yields an index from 0, the simplest, to a bound. A property written as a closure over a source
/// draws as it goes:
///
///     Property("the sum is small") { source in
///       let width = try source.draw(.integers(in: 0...100), as: "width")
///       return .that(width < 90, otherwise: "\(width) is too wide")
///     }
public struct ChoiceSource {
  /// Random bits for a case without a script.
  @usableFromInline
  var random: RandomBits
  var bias: SearchBias
  private(set) var recent = RecentIndices()
  /// The indices to play again; nil while drawing at random.
  private var script: [UInt64]?
  /// How the script differed first from what was asked for.
  private(set) var misfit: Misfit?
  /// How many choices were made, and may be made.
  @usableFromInline
  private(set) var count = 0
  private let limit: Int
  private(set) var isOverrun = false
  private(set) var trace: Trace?
  /// The choices are kept.
  @usableFromInline
  let isRecording: Bool
  /// The choices are random.
  @usableFromInline
  let isRandom: Bool
  @usableFromInline
  var notes: [NotedValue]?
  /// The parts of the values; nil where they are not asked for.
  var parts: PartNotes? { didSet { notesParts = parts != nil } }
  @usableFromInline
  private(set) var notesParts = false
  /// What the case is to be counted under.
  var labels: [String] = []
  @usableFromInline
  var depth = 0
  /// How large lists and trees may be: the first cases of a run are small.
  @usableFromInline
  private(set) var sizeLimit: Int
  /// What the next random choices are to be; empty where they are free.
  var imitated: ArraySlice<UInt64> = []
  /// What may still grow inside of a recursive generator; nil outside.
  var sizeLeft: Int?
  /// Decides, once all is drawn, whether the case is worth checking.
  var gate: Gate?
  /// Where the choices are written as they are made, to outlive the process.
  var journal: JournalPage?
  /// The place among the cases of the seed; nil for a case that is played again.
  var caseIndex: Int?
  /// The random cases of the run that were checked before; nil where none is left out.
  var seen: SeenRecords?
  /// Says of a case that was seen before whether it was discarded; nil for a new case.
  private(set) var wasDiscarded: Bool?
  /// What tells the choices so far from others.
  private var hash: UInt64 = 1

  /// A source of random choices for case `index` under `seed`.
  init(seed: UInt64, case index: Int, bias: SearchBias, limit: Int, isRecording: Bool = false) {
    random = RandomBits(seed: seed, case: index)
    self.bias = bias
    self.limit = limit
    sizeLimit = Self.sizeLimit(case: index)
    caseIndex = index
    self.isRecording = isRecording
    isRandom = true
    trace = isRecording ? Trace() : nil
  }

  /// A source that plays `script` again: an index above its bound is lowered to it, and a script that ends
  /// early goes on with the simplest choices.
  init(replaying script: [UInt64], limit: Int, isRecording: Bool = true) {
    random = RandomBits(seed: 0)
    bias = SearchBias(share: 0)
    self.script = script
    sizeLimit = .max
    self.limit = limit
    self.isRecording = isRecording
    isRandom = false
    trace = isRecording ? Trace() : nil
  }

  /// Starts over with the random bits of case `index` under `seed`.
  mutating func restart(seed: UInt64, case index: Int) {
    random = RandomBits(seed: seed, case: index)
    sizeLimit = Self.sizeLimit(case: index)
    caseIndex = index
    count = 0
    hash = 1
    wasDiscarded = nil
    depth = 0
    isOverrun = false
    if !labels.isEmpty { labels = [] }
    sizeLeft = nil
    imitated = []
    recent = RecentIndices()
  }
}

extension ChoiceSource {
  /// Lists of up to 4 elements at first, one more every fourth case.
  private static func sizeLimit(case index: Int) -> Int {
    4 + max(0, index) / 4
  }
}

/// How a record failed to fit what was drawn.
public enum Misfit: Hashable, Codable, Sendable {
  /// The choice at this place was above what the generator allows there now.
  case aboveBound(place: Int)
  /// The generator asked for more choices than were recorded.
  case tooShort
  /// The generator asked for fewer choices than were recorded.
  case tooLong
}

extension ChoiceSource {
  /// One choice from `domain`, or nil when the case has grown beyond its limit.
  ///
  /// A random source takes `planned` in place of an index of its own. A choice of one index is not recorded, unless
  /// it is `isForced`.
  @usableFromInline
  mutating func choose(_ domain: ChoiceDomain, planned: UInt64? = nil, isForced: Bool = false)
    -> UInt64?
  {
    if domain.bound == 0 && !isForced { return 0 }
    guard count < limit else {
      isOverrun = true
      return nil
    }
    let index =
      isRandom
      ? imitatedIndex(in: domain) ?? planned ?? randomIndex(in: domain) : scriptedIndex(in: domain)
    if let journal { journal.write(index, of: domain, at: count) }
    count += 1
    hash = (hash ^ index) &* 0x9FB2_1C65_1E98_DF25
    if isRecording { trace?.append(Choice(index: index, domain: domain)) }
    return index
  }

  /// One choice from `domain`, as the distance from the simplest value in two's complement.
  @usableFromInline
  mutating func chooseOffset(in domain: ChoiceDomain) -> UInt64? {
    guard let index = choose(domain) else { return nil }
    return domain.offset(at: index)
  }

  private mutating func randomIndex(in domain: ChoiceDomain) -> UInt64 {
    guard domain.kind == .integer else { return random.next(upTo: domain.bound) }
    let index =
      random.happens(bias.share)
      ? bias.index(in: domain, recent: recent, from: &random)
      : random.next(upTo: domain.bound)
    recent.remember(index)
    return index
  }

  private mutating func scriptedIndex(in domain: ChoiceDomain) -> UInt64 {
    guard let script, count < script.count else {
      misfit = misfit ?? .tooShort
      return 0
    }
    let index = script[count]
    if index > domain.bound { misfit = misfit ?? .aboveBound(place: count) }
    return min(index, domain.bound)
  }

  /// The script; empty while drawing at random.
  var scriptedIndices: [UInt64] { script ?? [] }

  /// Makes choices that were made elsewhere, as well as the script fits them.
  mutating func repeatChoices(_ choices: [Choice]) {
    for choice in choices { _ = choose(choice.domain, isForced: true) }
  }

  /// The first way in which the script did not fit, counting choices that nobody asked for.
  var finalMisfit: Misfit? {
    misfit ?? ((script?.count ?? 0) > count ? .tooLong : nil)
  }
}

extension ChoiceSource {
  @inlinable
  mutating func open(_ label: Span.Label) {
    if isRecording { begin(label) }
  }

  @inlinable
  mutating func close(isRejected: Bool = false) {
    if isRecording { end(isRejected: isRejected) }
  }

  @usableFromInline
  mutating func begin(_ label: Span.Label) {
    trace?.open(label)
  }

  @usableFromInline
  mutating func end(isRejected: Bool) {
    trace?.close(isRejected: isRejected)
  }

  mutating func dissolve() {
    trace?.dissolve()
  }

  /// Whether a case whose choices are all drawn is worth checking: true but for known or larger candidates of
  /// a shrink, and for random cases that were seen before.
  @usableFromInline
  mutating func isWorthChecking() -> Bool {
    if isRecording, gate != nil, let trace {
      guard gate?.admits(trace) ?? true else { return false }
    } else {
      guard isNew() else { return false }
    }
    journal?.beginChecking()
    return true
  }

  private mutating func isNew() -> Bool {
    wasDiscarded = seen?.wasDiscarded(mixed(hash))
    return wasDiscarded == nil
  }

  /// Notes that the random case of the choices so far was checked.
  mutating func remember(isDiscarded: Bool) {
    seen?.remember(mixed(hash), isDiscarded: isDiscarded)
  }
}
