import Foundation
import LayoutSolver

/// Views in rows and columns: a column is as wide as its widest cell has to be.
public struct Grid<Content: View>: BuiltInView {
  let layout: CellGrid
  let content: Content

  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = CellGrid(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing ?? 8,
      verticalSpacing: verticalSpacing ?? 8
    )
    self.content = content()
  }

  public static func reconcile(
    _ view: Grid,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ArrangedView.reconcile(ArrangedView(layout: view.layout, content: view.content), old, context)
  }
}

/// A row of a grid; its views are the cells. Outside of a grid, a row of views.
public struct GridRow<Content: View>: BuiltInView {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func reconcile(
    _ view: GridRow,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    GridRowElement<Content>.reconcile(view, old, context)
  }
}

/// The place of a row: each cell knows its row.
final class GridRowElement<Content: View>: ViewElement {
  private var alignment: VerticalAlignment?
  private var child: ViewElement?

  static func reconcile(
    _ view: GridRow<Content>,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: GridRowElement
    if let old, type(of: old) == GridRowElement.self {
      element = unsafeDowncast(old, to: GridRowElement.self)
      element.environment = context.environment
    } else {
      old?.unmount()
      element = GridRowElement(context)
    }
    element.alignment = view.alignment
    element.child = Content.reconcile(view.content, element.child, element.context())
    element.invalidateLayout()
    return element
  }

  override func lower() -> [LoweredView] {
    (child?.views ?? []).map { view in
      var traits = view.traits ?? ViewTraits()
      traits.gridCell.row = ObjectIdentifier(self)
      traits.gridCell.rowAlignment = alignment
      return LoweredView(node: view.node, traits: traits)
    }
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }
}

/// What a cell says to the grid around it.
struct GridCellTraits {
  /// The row in which the cell stands; `nil` for a view that is a row by itself.
  var row: ObjectIdentifier?
  var rowAlignment: VerticalAlignment?
  var columns = 1
  var columnAlignment: HorizontalAlignment?
  var anchor: UnitPoint?
  var unsizedAxes: Axis.Set = []
}

struct GridCellModifier: TraitModifier {
  var change: @MainActor (inout GridCellTraits) -> Void

  func modify(_ traits: inout ViewTraits, _ element: ViewElement) { change(&traits.gridCell) }
}

extension View {
  /// Lets a cell stand across some columns.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier { $0.columns = max(1, count) })
  }

  /// Where the cells of this cell's column stand.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier { $0.columnAlignment = guide })
  }

  /// Where a view stands in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier { $0.anchor = anchor })
  }

  /// The axes on which a cell asks for no room.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier { $0.unsizedAxes = axes })
  }
}
