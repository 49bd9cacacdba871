import Foundation
import LayoutSolver

/// What a person can do with a control.
enum ControlKind {
  case button
  case field
  case toggle
  case other
}

/// A view that a person does something with; how it looks is made by the surroundings' style.
protocol ControlView: BuiltInView {
  associatedtype Surface: View
  var kind: ControlKind { get }
  func surface(_ control: ViewElement) -> Surface
  func activate(_ control: ViewElement)
}

/// An element that takes touches and does something.
@MainActor
protocol ControlPlace: ViewElement {
  var kind: ControlKind { get }
  func activate()
}

/// The place of a control.
final class ControlElement<Control: ControlView>: ViewElement, ControlPlace {
  private(set) var view: Control
  private var child: ViewElement?

  var kind: ControlKind { view.kind }
  override var control: (any ControlPlace)? { self }

  static func reconcile(
    _ view: Control,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: ControlElement
    if let old, type(of: old) == ControlElement.self {
      element = unsafeDowncast(old, to: ControlElement.self)
      element.environment = context.environment
    } else {
      old?.unmount()
      element = ControlElement(view, context)
    }
    element.update(view)
    return element
  }

  private init(_ view: Control, _ context: ElementContext) {
    self.view = view
    super.init(context)
  }

  private func update(_ view: Control) {
    self.view = view
    child = Control.Surface.reconcile(view.surface(self), child, context())
    invalidateLayout()
  }

  func activate() {
    guard environment.isEnabled else { return }
    view.activate(self)
    if kind == .button { environment.closesDialog?() }
  }

  override func lower() -> [LoweredView] {
    let view = surfaceView
    return [fillsRow ? fillingRow(view) : view]
  }

  private var surfaceView: LoweredView {
    let views = child?.views ?? []
    guard views.count != 1 else {
      return LoweredView(node: reporting(views[0].node), traits: views[0].traits)
    }
    return LoweredView(node: reporting(.hStack(views.nodes)))
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }
}
