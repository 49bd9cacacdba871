/// The spans of a case by what encloses them.
struct SpanTree {
  /// The children of each span, after those that nothing encloses, grouped by their label; empty ones left out.
  private let children: [[[Span]]]
  /// Every list's elements, every loop's draws: what can be deleted while a count elsewhere is lowered.
  let lists: [[Span]]
  /// The elements of every list that is not a loop.
  let elements: [[Span]]

  init(_ spans: [Span]) {
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
    lists = children.joined().filter { $0[0].label == .element || $0[0].label == .draw }
  }

  /// The children of `parent`, or of nothing, grouped by their label.
  func families(of parent: Int?) -> [[Span]] {
    children.element(at: parent.map { $0 + 1 } ?? 0) ?? []
  }
}
