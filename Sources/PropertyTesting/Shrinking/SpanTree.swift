/// The spans of a case by what encloses them.
struct SpanTree {
  /// The children of each span, after those that nothing encloses, grouped by their label; empty ones left out.
  private let children: [[[Span]]]
  /// Every list's elements, every loop's draws: what can be deleted while a count elsewhere is lowered.
  let lists: [[Span]]
  /// The elements of every list that is not a loop.
  let elements: [[Span]]

  /// The places where a list goes on with one more element.
  private let goes: Set<Int>
  /// The places of elements at the start of a list that has to have some.
  private let firstsWithoutGo: Set<Int>

  init(_ spans: [Span], _ choices: [Choice]) {
    var children = [[[Span]]](repeating: [], count: spans.count + 1)
    for span in spans where span.count > 0 {
      let parent = span.parent.map { $0 + 1 } ?? 0
      if let family = children[parent].firstIndex(where: { $0[0].label == span.label }) {
        children[parent][family].append(span)
      } else {
        children[parent].append([span])
      }
    }
    self.children = children
    elements = children.joined().filter { $0[0].label == .element }
    goes = Set(elements.joined().map(\.start).filter { choices[$0].isGo })
    firstsWithoutGo = Set(elements.map { $0[0].start }).subtracting(goes)
    lists = children.joined().filter { $0[0].label == .element || $0[0].label == .draw }
  }

  /// Whether the choice at `place` is the one to go on before an element, which falls with its element.
  func isGo(at place: Int) -> Bool { goes.contains(place) }

  /// The choices of an element without the one to go on.
  func content(of element: Span) -> Range<Int> {
    isGo(at: element.start) ? element.start + 1..<element.end : element.range
  }

  /// The range of elements at the start of a list that has to have some, with the choice to go on behind it in
  /// place of one before it; any other range as it is.
  func withNextGo(_ range: Range<Int>) -> Range<Int> {
    let isFirst = firstsWithoutGo.contains(range.lowerBound) && isGo(at: range.upperBound)
    return isFirst ? range.lowerBound..<range.upperBound + 1 : range
  }

  /// The children of `parent`, or of nothing, grouped by their label.
  func families(of parent: Int?) -> [[Span]] {
    children.element(at: parent.map { $0 + 1 } ?? 0) ?? []
  }
}
