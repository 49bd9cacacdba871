/// A part of a screen, as people write it.
///
/// Bodies are evaluated by a ``ScreenHost``, on the main actor, whenever state that they read changes.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of; `Never` for views that are built in.
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Brings the view's place in a running screen up to date: makes an element for `view`, or lets
  /// `old`, the element that stood there before, take it over. Not for apps.
  static func reconcile(
    _ view: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement
}

extension View {
  public static func reconcile(
    _ view: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    CompositeElement<Self>.reconcile(view, old, context)
  }
}

extension Never: View {
  public var body: Never { builtIn() }
}

/// A view whose layout is the host's business: it has no body.
package protocol BuiltInView: View where Body == Never {}

extension BuiltInView {
  public var body: Never { builtIn() }
}

func builtIn() -> Never { preconditionFailure("a view that is built in has no body") }
