import LayoutSolver
import TextMetrics

/// The views that a picker chooses from: all of them, or the one that is chosen.
struct PickerOptions: BuiltInView {
  enum Shown {
    case all
    /// Each as wide as the others, as far as its text allows.
    case allEquallyWide
    case chosen
  }

  let content: AnyView
  let isChosen: (AnyHashable) -> Bool
  let choose: @MainActor (AnyHashable) -> Void
  let shown: Shown

  static func reconcile(
    _ view: PickerOptions,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: PickerOptionsElement
    if let old = old as? PickerOptionsElement {
      element = old
      element.environment = context.environment
    } else {
      old?.unmount()
      element = PickerOptionsElement(view, context)
    }
    element.update(view)
    return element
  }
}

/// The place of the views that a picker chooses from.
final class PickerOptionsElement: ViewElement {
  private var view: PickerOptions
  private var child: ViewElement?

  init(_ view: PickerOptions, _ context: ElementContext) {
    self.view = view
    super.init(context)
  }

  func update(_ view: PickerOptions) {
    self.view = view
    var inside = environment
    inside.choosing = view.choose
    child = AnyView.reconcile(view.content, child, context(inside))
    invalidateLayout()
  }

  override func lower() -> [LoweredView] {
    let options = child?.views ?? []
    switch view.shown {
    case .all: return options
    case .allEquallyWide:
      return options.map { LoweredView(node: segment($0.node), traits: $0.traits) }
    case .chosen:
      return options.filter { option in option.traits?.tag.map(view.isChosen) ?? false }
    }
  }

  private func segment(_ node: Node) -> Node {
    node.padding(.horizontal, environment.metrics.pickers.segmentPadding)
      .frame(minWidth: 0, maxWidth: .infinite)
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }
}
