import LayoutSolver

/// Draws what a person would see of a screen: to scale, at most 80 columns wide, without colour.
///
/// Below the picture stands what each letter is, with its frame in points.
/// The picture has at most `mostRows` rows within its border; 6 or more.
package func drawing(of observation: Observation, mostRows: Int = DrawingScale.mostRows) -> String {
  var drawing = ScreenDrawing(observation, mostRows: mostRows)
  drawing.shadeUnsafeArea()
  drawing.fillElements()
  drawing.coverByKeyboard()
  drawing.markScrollRegions()
  drawing.noteEdges()
  return (drawing.canvas.lines + drawing.legend).joined(separator: "\n")
}

/// A drawing in the making.
struct ScreenDrawing {
  let observation: Observation
  let scale: DrawingScale
  var canvas: DrawingCanvas

  init(_ observation: Observation, mostRows: Int) {
    self.observation = observation
    scale = DrawingScale(observation.environment.size, mostRows: mostRows)
    canvas = DrawingCanvas(columns: scale.columns, rows: scale.rows)
  }

  var environment: ScreenEnvironment { observation.environment }

  /// The elements with their letters, in the layout's order.
  var marked: [(mark: Character, element: ObservedElement)] {
    let marks = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return observation.elements.enumerated().map { position, element in
      (position < marks.count ? marks[position] : "*", element)
    }
  }
}

extension ScreenDrawing {
  fileprivate mutating func shadeUnsafeArea() {
    let safe = screen.inset(by: environment.safeArea)
    if environment.safeArea.top > 0 { shade(toY: safe.minY) }
    if environment.safeArea.bottom > 0 { shade(fromY: safe.maxY) }
    if environment.safeArea.left(environment.isMirrored) > 0 {
      shade(toX: environment.safeArea.left(environment.isMirrored))
    }
    if environment.safeArea.right(environment.isMirrored) > 0 {
      shade(fromX: screen.maxX - environment.safeArea.right(environment.isMirrored))
    }
  }

  private mutating func shade(
    fromX left: Double = 0,
    toX right: Double? = nil,
    fromY top: Double = 0,
    toY bottom: Double? = nil
  ) {
    let (right, bottom) = (right ?? screen.maxX, bottom ?? screen.maxY)
    let rect = LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
    canvas.fill(scale.cells(of: rect), with: ":")
  }

  fileprivate mutating func fillElements() {
    let shown = marked.map { mark, element in
      (mark, element, observation.uncovered(element).map(scale.cells))
    }
    for (position, (mark, element, cells)) in shown.enumerated() {
      guard let cells else { continue }
      canvas.fill(cells, with: mark)
      let isClear = !shown[(position + 1)...].contains { $0.2?.overlaps(cells) ?? false }
      if isClear, let visible = element.visible {
        canvas.write(element.name, inMiddleOf: scale.cells(of: visible))
      }
    }
  }

  fileprivate mutating func coverByKeyboard() {
    guard environment.keyboard.height > 0 else { return }
    let top = max(observation.keyboardTop, 0)
    let rect = LayoutRect(x: 0, y: top, width: screen.maxX, height: screen.maxY - top)
    canvas.cover(scale.cells(of: rect), with: "#")
  }

  /// Dashes at both sides of a viewport; arrows where there is more to scroll to.
  fileprivate mutating func markScrollRegions() {
    for scroll in observation.scrolls {
      guard let viewport = scroll.viewport.overlap(with: screen) else { continue }
      let cells = scale.cells(of: viewport)
      for column in [cells.columns.lowerBound - 1, cells.columns.upperBound] {
        for row in cells.rows { canvas[row, column] = "╎" }
        if scroll.offset.y > 0 { canvas[cells.rows.lowerBound, column] = "↑" }
        if scroll.offset.y < scroll.maximumOffset.y {
          canvas[cells.rows.upperBound - 1, column] = "↓"
        }
      }
    }
  }

  fileprivate mutating func noteEdges() {
    canvas.note("0", atRow: -1)
    if environment.safeArea.top > 0 { note("safe from", environment.safeArea.top) }
    if environment.safeArea.bottom > 0 {
      note("safe to", environment.size.height - environment.safeArea.bottom)
    }
    if environment.keyboard.height > 0 { note("keyboard from", observation.keyboardTop) }
    canvas.note(inPoints(environment.size.height), atRow: scale.rows)
  }

  private mutating func note(_ words: String, _ y: Double) {
    let rect = LayoutRect(x: 0, y: y, width: 0, height: 0)
    canvas.note("\(words) \(inPoints(y))", atRow: scale.cells(of: rect).rows.lowerBound)
  }

  private var screen: LayoutRect<Double> {
    LayoutRect(origin: LayoutPoint(x: 0, y: 0), size: environment.size)
  }
}

extension LayoutInsets where Scalar == Double {
  fileprivate func left(_ isMirrored: Bool) -> Double { isMirrored ? trailing : leading }
  fileprivate func right(_ isMirrored: Bool) -> Double { isMirrored ? leading : trailing }
}
