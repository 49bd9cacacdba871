/// A part of a drawn value, such as an element of a list, as text, with the choices that it was made of.
struct NotedPart: Hashable, Sendable {
  /// "2" for the second part, "2.1" for the first one inside of it.
  var path: String
  var text: String
  var choices: Range<Int>
}

/// The parts of the values of a case, noted as they are drawn.
@usableFromInline
struct PartNotes: Sendable {
  private(set) var parts: [NotedPart] = []
  /// How many parts were begun so far, from the value itself to the innermost part that is open.
  private var counts = [0]

  /// Starts over at a new value.
  mutating func beginValue() {
    counts = [0]
  }

  mutating func begin() {
    counts[counts.count - 1] += 1
    counts.append(0)
  }

  mutating func end(_ text: String, _ choices: Range<Int>) {
    guard counts.count > 1 else { return }
    counts.removeLast()
    let path = counts.map(String.init).joined(separator: ".")
    parts.append(NotedPart(path: path, text: text, choices: choices))
  }
}

extension ChoiceSource {
  @inlinable
  mutating func beginPart() {
    if notesParts { partBegins() }
  }

  @inlinable
  mutating func endPart<Value>(_ value: Value, from start: Int) {
    if notesParts { partEnds(description(of: value), from: start) }
  }

  @usableFromInline
  mutating func partBegins() {
    parts?.begin()
  }

  @usableFromInline
  mutating func partEnds(_ text: String, from start: Int) {
    let choices = start..<count
    parts?.end(text, choices)
  }
}
