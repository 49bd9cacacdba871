/// A stretch of choices that belong together.
@usableFromInline
package struct Span: Hashable, Sendable {
  /// What drew the choices.
  @usableFromInline
  package enum Label: UInt8, Sendable {
    case list
    case element
    case alternative
    case dependent
    case recursion
    case part
    case attempt
    case draw
  }

  package var label: Label
  package var start: Int
  package var end: Int
  /// The place of the enclosing span in the trace's list; nil at the top.
  package var parent: Int?
  /// What was drawn here was thrown away, as by a filter.
  package var isRejected = false

  package var range: Range<Int> { start..<end }
  package var count: Int { end - start }
}

/// One case as it happened: its choices with their domains, and how they nest.
package struct Trace: Hashable, Sendable {
  package private(set) var choices: [Choice] = []
  package private(set) var spans: [Span] = []
  private var innermost: Int?

  package init() {}

  package var indices: [UInt64] { choices.map(\.index) }
  package var record: ChoiceRecord { ChoiceRecord(indices) }

  package mutating func append(_ choice: Choice) {
    choices.append(choice)
  }

  package mutating func open(_ label: Span.Label) {
    spans.append(Span(label: label, start: choices.count, end: choices.count, parent: innermost))
    innermost = spans.count - 1
  }

  package mutating func close(isRejected: Bool = false) {
    guard let current = innermost else { return }
    spans[current].end = choices.count
    spans[current].isRejected = isRejected
    innermost = spans[current].parent
  }

  /// Forgets the innermost span, which has no spans inside, and keeps its choices.
  package mutating func dissolve() {
    guard let current = innermost else { return }
    innermost = spans[current].parent
    spans.remove(at: current)
  }
}
