import Foundation

/// The gap between the sections of a list.
public enum ListSectionSpacing: Sendable {
  case `default`
  case compact
  case custom(CGFloat)
}

private struct LeastRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct SectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

extension EnvironmentValues {
  /// The least height of a list's rows, points. (rule 6.3)
  public var defaultMinListRowHeight: CGFloat {
    get { leastRowHeight ?? 44 }
    set { leastRowHeight = newValue }
  }

  /// The least height of a row where someone set it; `nil` for the system's.
  var leastRowHeight: CGFloat? {
    get { self[LeastRowHeightKey.self] }
    set { self[LeastRowHeightKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

/// The gap around a section, or between the sections of the lists inside.
struct SectionSpacingModifier: LoweringModifier {
  var spacing: ListSectionSpacing

  func lower(_ views: [LoweredView], _ element: ViewElement) -> [LoweredView] {
    guard case .custom(let gap) = spacing else { return views }
    return views.map { view in
      guard var traits = view.traits, traits.section != nil else { return view }
      traits.listSectionSpacing = traits.listSectionSpacing ?? gap
      return LoweredView(node: view.node, traits: traits)
    }
  }

  static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: SectionSpacingModifier,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element = ModifiedElement<Modified, Self>.adopt(modifier, old, context)
    var values = context.environment
    if !values.isInList { values.listSectionSpacing = modifier.spacing }
    element.update(modifier, content, values)
    return element
  }
}

extension View {
  /// The gap between the sections of a list, or around a section. (rule 6.7)
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(SectionSpacingModifier(spacing: spacing))
  }

  /// The gap between the sections of a list, or around a section, points. (rule 6.7)
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    modifier(SectionSpacingModifier(spacing: .custom(spacing)))
  }

  /// The gap between the rows of a list, points; `nil` for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environmentChange { $0.listRowSpacing = spacing }
  }
}
