import LayoutSolver

extension ScreenDrawing {
  /// Elements beyond this number are counted and not listed.
  private static let mostElements = 24
  /// Two less than 80 columns, since reports indent drawings.
  private static let width = 78

  /// What the marks of the picture are.
  var legend: [String] {
    [scaleLine] + markLines + scrollLines + elementLines
  }

  private var scaleLine: String {
    let size = "\(inPoints(environment.size.width)) × \(inPoints(environment.size.height)) pt"
    let column = inPoints(scale.pointsPerColumn)
    return "\(size); a column is \(column) pt, a row \(inPoints(scale.pointsPerRow)) pt"
  }

  private var markLines: [String] {
    let insets = environment.safeArea
    let hasUnsafeArea = LayoutEdge.allCases.contains { insets[$0] > 0 }
    return (hasUnsafeArea ? [":  outside of the safe area"] : [])
      + (environment.keyboard == .hidden ? [] : [keyboardLine])
  }

  private var keyboardLine: String {
    environment.keyboard.height > 0 ? "#  \(environment.keyboard)" : "   \(environment.keyboard)"
  }

  private var scrollLines: [String] {
    observation.scrolls.map { scroll in
      let viewport = scroll.viewport
      let content = axisText(scroll.contentSize.height)
      let range = "\(inPoints(scroll.offset.y)) of \(inPoints(scroll.maximumOffset.y))"
      return "╎  \(scroll.name ?? "scroll region"): viewport y \(inPoints(viewport.minY)) to "
        + "\(inPoints(viewport.maxY)), content \(content) high, scrolled by \(range)"
    }
  }

  private func axisText(_ length: Double) -> String { inPoints(length) }

  private var elementLines: [String] {
    let listed = marked.prefix(Self.mostElements)
    let facts = facts(about: listed.map(\.element))
    let space = (Self.width - 5 - (facts.map(\.count).max() ?? 0)).clamped(to: 8...24)
    let names = Column(listed.map { shortened($0.element.name, to: space) })
    let lines = listed.enumerated().map { row, marked in
      "\(marked.mark)  \(names[row])  \(facts[row])"
    }
    let rest = observation.elements.count - listed.count
    return lines + (rest > 0 ? ["…  and \(rest) more"] : [])
  }

  /// Frames, one below the other, and what hides the elements.
  private func facts(about elements: [ObservedElement]) -> [String] {
    let fields = elements.map(\.frame).map { frame in
      [frame.minX, frame.minY, frame.size.width, frame.size.height].map(inPoints)
    }
    let columns = ["x", "y", "w", "h"].enumerated().map { index, letter in
      Column(fields.map { "\(letter) \($0[index])" })
    }
    return elements.enumerated().map { row, element in
      let note = observation.note(on: element) ?? ""
      return (columns.map { $0[row] } + [note]).joined(separator: "  ").withoutTrailingSpaces
    }
  }

  private func shortened(_ name: String, to length: Int) -> String {
    let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > length ? line.prefix(length - 1) + "…" : line
  }
}

/// Texts of one width.
private struct Column {
  private let texts: [String]

  init(_ texts: [String]) {
    let width = texts.map(\.count).max() ?? 0
    self.texts = texts.map { $0.padded(to: width) }
  }

  subscript(row: Int) -> String { texts[row] }
}

extension Observation {
  /// What is to be said of an element that does not show as a whole.
  func note(on element: ObservedElement) -> String? {
    guard element.frame.size.width > 0, element.frame.size.height > 0 else { return "no area" }
    guard let shown = uncovered(element) else { return noteOnHidden(element) }
    let covered = shown.maxY - max(keyboardTop, shown.minY)
    if environment.keyboard.height > 0, covered > 0 { return noteOnCovered(covered, of: shown) }
    return cutNote(element, shown)
  }

  private func noteOnHidden(_ element: ObservedElement) -> String {
    let isScrolledOut = regions(around: element).contains { region in
      element.frame.overlap(with: region.bounds) == nil
    }
    guard isScrolledOut, let region = regions(around: element).first else {
      return "off the screen"
    }
    let isAbove = element.frame.maxY <= region.bounds.minY
    return isAbove ? "scrolled out above" : "beyond the viewport"
  }

  private func noteOnCovered(_ covered: Double, of shown: LayoutRect<Double>) -> String {
    covered < shown.size.height
      ? "\(inPoints(covered)) pt under the keyboard" : "under the keyboard"
  }

  private func cutNote(_ element: ObservedElement, _ shown: LayoutRect<Double>) -> String? {
    let hidden = element.frame.size.height - shown.size.height
    guard hidden > 0.01 else { return nil }
    return "\(inPoints(hidden)) pt cut off"
  }
}

/// A length as reports write it: whole points without a fraction, others to a hundredth.
package func inPoints(_ length: Double) -> String {
  let hundredths = (length * 100).rounded() / 100
  guard hundredths.magnitude < 1e15 else { return "\(length)" }
  return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    guard let end = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...end])
  }
}
