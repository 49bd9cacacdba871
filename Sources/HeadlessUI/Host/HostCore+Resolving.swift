import Foundation
import LayoutSolver

extension HostCore: @MainActor LayoutResolver {
  func size(ofText id: Int, for proposal: Proposal<Double>) -> TextSize<Double> {
    guard let text = tags[Int32(id)]?.measured else { return .none }
    return text.size(for: proposal)
  }

  func content(
    ofReader id: Int,
    in geometry: ReaderGeometry<Double>
  ) -> LayoutTree<Double> {
    guard let reader = tags[Int32(id)]?.reading else { return LayoutTree() }
    return reader.tree(in: geometry)
  }

  func size(
    ofCustom id: Int,
    for proposal: Proposal<Double>,
    count: Int,
    measure: (Int, Proposal<Double>) -> LayoutExtents<Double>
  ) -> LayoutExtents<Double> {
    guard let layout = tags[Int32(id)]?.arranging else {
      return LayoutExtents(LayoutSize(width: 0, height: 0))
    }
    return layout.size(for: proposal, count: count, measure: measure)
  }

  func placements(
    inCustom id: Int,
    of size: LayoutSize<Double>,
    for proposal: Proposal<Double>,
    count: Int,
    measure: (Int, Proposal<Double>) -> LayoutExtents<Double>
  ) -> [CustomPlacement<Double>] {
    guard let layout = tags[Int32(id)]?.arranging else { return [] }
    return layout.placements(of: size, for: proposal, count: count, measure: measure)
  }

  func guide(_ id: Int, in size: LayoutSize<Double>) -> Double {
    (tags[Int32(id)]?.behavior as? GuideBehavior)?.position(in: size) ?? 0
  }
}

/// An element that the solver asks for its size.
@MainActor
protocol MeasuredElement: ViewElement {
  func size(for proposal: Proposal<Double>) -> TextSize<Double>
}

/// An element that sizes and places its children by code.
@MainActor
protocol ArrangingElement: ViewElement {
  func size(
    for proposal: Proposal<Double>,
    count: Int,
    measure: (Int, Proposal<Double>) -> LayoutExtents<Double>
  ) -> LayoutExtents<Double>

  func placements(
    of size: LayoutSize<Double>,
    for proposal: Proposal<Double>,
    count: Int,
    measure: (Int, Proposal<Double>) -> LayoutExtents<Double>
  ) -> [CustomPlacement<Double>]
}

/// An element with a content that scrolls.
@MainActor
protocol ScrollingElement: ViewElement {
  var region: ScrollRegion { get }
}

extension TextSize<Double> {
  static var none: TextSize {
    TextSize(size: LayoutSize(width: 0, height: 0), firstBaseline: 0, lastBaseline: 0)
  }
}
