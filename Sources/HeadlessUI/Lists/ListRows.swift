import Foundation

/// The room around the content of rows; of a section, around that of each row without its own.
struct RowInsetsModifier: TraitModifier {
  var insets: EdgeInsets?

  func modify(_ traits: inout ViewTraits, _ element: ViewElement) {
    traits.rowInsets = traits.rowInsets ?? insets
    guard let section = traits.section else { return }
    traits.section?.rows = section.rows.map { row in
      var own = row.traits ?? ViewTraits()
      own.rowInsets = own.rowInsets ?? insets
      return LoweredView(node: row.node, traits: own)
    }
  }
}

extension View {
  /// The room around the content of a row; `nil` for the list's own. (rule 6.5)
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowInsetsModifier(insets: insets))
  }
}

/// How rows are drawn. Neutral.
extension View {
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }

  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  public func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    self
  }

  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Whether every other row has another background. Neutral.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// Rows are not edited by hand here. Neutral.
extension View {
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}
