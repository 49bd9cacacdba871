import LayoutSolver
import PropertyTesting

/// A heading, rows of one height, and a button; whole points.
struct ButtonPage: Hashable, Sendable {
  /// Between any two views.
  var gap = 0
  var rows = 0
  var rowHeight = 1
  var heading = 0
  var button = 1
}

extension ButtonPage {
  /// Pages of up to 60 rows, an empty one with a button of one point being the simplest.
  static let pages: Generator<ButtonPage> = zip(
    .integers(in: 0...20),
    .integers(in: 0...60),
    .integers(in: 1...60),
    .integers(in: 0...300),
    .integers(in: 1...100)
  ).map { gap, rows, rowHeight, heading, button in
    ButtonPage(gap: gap, rows: rows, rowHeight: rowHeight, heading: heading, button: button)
  }

  /// The article's page with no, some and many rows, at sizes of text that people use.
  static let grid: [ButtonPage] = [0, 3, 12, 40].flatMap { rows in
    [(20, 41), (40, 72)].map { rowHeight, heading in
      ButtonPage(gap: 8, rows: rows, rowHeight: rowHeight, heading: heading, button: 34)
    }
  }

  /// The views above the button, full width.
  var upperViews: [LayoutNode<Double>] {
    let heading = LayoutNode<Double>.bar(height: heading).named("heading")
    let rows = (0..<rows).map { LayoutNode<Double>.bar(height: rowHeight).named("row \($0)") }
    return [heading] + rows
  }

  var buttonView: LayoutNode<Double> { .bar(height: button).named("button") }

  /// All views in a column, the button pushed down as far as there is room.
  var column: LayoutNode<Double> {
    .vStack(
      spacing: Double(gap),
      upperViews + [.spacer(minLength: Double(gap)), buttonView]
    )
  }
}

extension LayoutNode where Scalar == Double {
  /// As wide as what is proposed.
  fileprivate static func bar(height: Int) -> LayoutNode {
    LayoutNode.flexible.frame(height: Double(height))
  }
}
