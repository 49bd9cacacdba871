import LayoutSolver

typealias Node = LayoutNode<Double>
typealias Insets = LayoutInsets<Double>
typealias Screen = LayoutScreen<Double>

extension LayoutNode<Double> {
  /// A colour of one size.
  static func box(_ name: String, _ width: Double, _ height: Double) -> Node {
    .flexible.frame(width: width, height: height).named(name)
  }

  static func color(_ name: String) -> Node { .flexible.named(name) }

  /// A text whose distances can be told from one another and added exactly.
  static func words(_ id: Int, _ name: String) -> Node {
    .text(id, spacing: TextSpacing(above: 10.5, below: 6.25, leading: 2)).named(name)
  }

  /// Everything with a name: its x, y, width, height.
  func frames(
    in screen: Screen,
    texts: [String] = ["one", "two words"],
    contents: [Node] = []
  ) throws -> [String: [Double]] {
    let layout = try solved(in: screen, texts: texts, contents: contents)
    let frames = layout.elements.map { ($0.name, $0.frame.numbers) }
    return Dictionary(frames) { first, _ in first }
  }

  func solved(
    in screen: Screen,
    texts: [String] = ["one", "two words"],
    contents: [Node] = []
  ) throws -> SolvedLayout<Double> {
    let resolver = FixtureResolver(texts: texts, contents: try contents.map { try LayoutTree($0) })
    return try LayoutTree(self).solved(in: screen, with: resolver)
  }

  /// The root's answer to a proposal.
  func size(_ width: Extent<Double>?, _ height: Extent<Double>?) throws -> LayoutExtents<Double> {
    let resolver = FixtureResolver(texts: ["one", "two words"])
    return try LayoutTree(self).size(for: Proposal(width: width, height: height), with: resolver)
  }
}

extension LayoutScreen<Double> {
  /// A screen without a safe area.
  static func plain(_ width: Double, _ height: Double) -> Screen {
    Screen(size: LayoutSize(width: width, height: height))
  }

  /// 390×844, 47 points at the top, 34 at the bottom.
  static func phone(keyboard: Double = 0) -> Screen {
    Screen(
      size: LayoutSize(width: 390, height: 844),
      safeArea: Insets(top: 47, leading: 0, bottom: 34, trailing: 0),
      keyboardHeight: keyboard
    )
  }
}

extension LayoutExtents<Double> {
  init(_ width: Double, _ height: Double) {
    self.init(LayoutSize(width: width, height: height))
  }
}

extension LayoutRect<Double> {
  var numbers: [Double] { [minX, minY, size.width, size.height] }
}

extension LayoutInsets<Double> {
  var numbers: [Double] { [top, leading, bottom, trailing] }
}

extension LayoutPoint<Double> {
  var numbers: [Double] { [x, y] }
}
