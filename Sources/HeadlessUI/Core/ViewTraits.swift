import Foundation
import LayoutSolver

/// What a view tells the container that it stands in.
struct ViewTraits {
  /// The value that a picker or a tab view selects it by.
  var tag: AnyHashable?
  var tabItem: (any TabPlace)?
  /// Where in a bar an item stands.
  var toolbarPlacement: ToolbarItemPlacement?
  var zIndex = 0.0
  var rowInsets: EdgeInsets?
  /// A control that is all of a list's row.
  var rowControl: ViewElement?
  var gridCell = GridCellTraits()
  /// The view's own layout priority.
  var layoutPriority = 0.0
  /// Values of a custom layout's keys.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// The parts of a section, which a list lays out; elsewhere they stand for themselves.
  var section: SectionParts?
  var listSectionSpacing: CGFloat?
  var isSpacer = false
}

/// A section's rows with what stands above and below them.
struct SectionParts {
  var header: [LoweredView]
  var rows: [LoweredView]
  var footer: [LoweredView]
  /// To neighbouring sections; `nil` for the list's own.
  var gap: CGFloat?
}

extension [LoweredView] {
  var nodes: [Node] { map(\.node) }
}
