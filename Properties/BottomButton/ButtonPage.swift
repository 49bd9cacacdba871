import LayoutSolver
import PropertyTesting

/// Rows of one height and a button; whole points.
struct ButtonPage: Hashable, Sendable {
  /// Between any two views.
  var gap = 0
  var rows = 0
  var rowHeight = 1
  var button = 1
}

extension ButtonPage {
  /// Pages of up to 20 rows, an empty one with a button of one point being the simplest.
  static let pages: Generator<ButtonPage> = zip(
    .integers(in: 0...20),
    .integers(in: 0...20),
    .integers(in: 1...200),
    .integers(in: 1...100)
  ).map { gap, rows, rowHeight, button in
    ButtonPage(gap: gap, rows: rows, rowHeight: rowHeight, button: button)
  }

  /// Pages with no, some and many rows, at heights that text has in common and large sizes.
  static let grid: [ButtonPage] = [0, 3, 12, 40].flatMap { rows in
    [20, 64].map { ButtonPage(gap: 8, rows: rows, rowHeight: $0, button: 34) }
  }

  /// The views above the button, full width.
  var upperViews: [LayoutNode<Double>] {
    (0..<rows).map { LayoutNode<Double>.bar(height: rowHeight).named("row \($0)") }
  }

  var buttonView: LayoutNode<Double> { .bar(height: button).named("button") }

  /// All views in a column, the button pushed down as far as there is room.
  var column: LayoutNode<Double> {
    .vStack(
      spacing: Double(gap),
      upperViews + [.spacer(minLength: Double(gap)).named("space"), buttonView]
    )
  }
}

extension LayoutNode where Scalar == Double {
  /// As wide as what is proposed.
  fileprivate static func bar(height: Int) -> LayoutNode {
    LayoutNode.flexible.frame(height: Double(height))
  }
}
