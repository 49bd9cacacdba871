import Foundation
import LayoutSolver

/// A region whose content can be longer than itself.
public struct ScrollView<Content: View>: BuiltInView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func reconcile(
    _ view: ScrollView,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ScrollElement<Content>.reconcile(view, old, context)
  }
}

/// The place of a scroll view: keeps how far it is scrolled. (rule 4.11)
final class ScrollElement<Content: View>: ViewElement, ScrollingElement {
  private var view: ScrollView<Content>
  private var child: ViewElement?
  let region = ScrollRegion()

  override var scrolling: (any ScrollingElement)? { self }

  static func reconcile(
    _ view: ScrollView<Content>,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: ScrollElement
    if let old, type(of: old) == ScrollElement.self {
      element = unsafeDowncast(old, to: ScrollElement.self)
      if element.stands(in: context), areSame(element.view, view) { return element }
      element.environment = context.environment
    } else {
      old?.unmount()
      element = ScrollElement(view, context)
    }
    element.view = view
    element.child = Content.reconcile(view.content, element.child, element.context())
    element.invalidateLayout()
    return element
  }

  private init(_ view: ScrollView<Content>, _ context: ElementContext) {
    self.view = view
    super.init(context)
  }

  override func lower() -> [LoweredView] {
    let behavior = region.behavior(
      view.axes.solved,
      environment.scrollSettings,
      fillsBothAxes: false
    )
    let content = (child?.views ?? []).nodes.stacked()
    return [LoweredView(node: reporting(.scroll(behavior, content)))]
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }
}

extension Axis.Set {
  var solved: Set<LayoutSolver.Axis> {
    var axes: Set<LayoutSolver.Axis> = []
    if contains(.horizontal) { axes.insert(.horizontal) }
    if contains(.vertical) { axes.insert(.vertical) }
    return axes
  }
}
