import Foundation
import LayoutSolver

/// Content made of the size, the place and the safe area that there are. (rule 3.11)
public struct GeometryReader<Content: View>: BuiltInView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func reconcile(
    _ view: GeometryReader,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    if let old, type(of: old) == ReaderElement<Content>.self {
      let element = unsafeDowncast(old, to: ReaderElement<Content>.self)
      if element.shows(view.content, context) { return element }
      element.environment = context.environment
      element.update(view.content)
      return element
    }
    old?.unmount()
    return ReaderElement(view.content, context)
  }
}

/// An element whose content is made while the layout is solved.
@MainActor
protocol ReadingElement: ViewElement {
  func tree(in geometry: ReaderGeometry<Double>) -> LayoutTree<Double>
}

final class ReaderElement<Content: View>: ViewElement, Evaluated, ReadingElement, AnchorReading {
  private var content: (GeometryProxy) -> Content
  private var child: ViewElement?
  private var made: (geometry: ReaderGeometry<Double>, tree: LayoutTree<Double>)?
  private var isLayoutStale = false
  var isStale = false
  var readsAnchors = false

  override var reading: (any ReadingElement)? { self }
  override var anchorReading: (any AnchorReading)? { self }

  init(_ content: @escaping (GeometryProxy) -> Content, _ context: ElementContext) {
    self.content = content
    super.init(context)
  }

  fileprivate func shows(
    _ content: @escaping (GeometryProxy) -> Content,
    _ context: ElementContext
  ) -> Bool {
    !isStale && stands(in: context) && areSame(self.content, content)
  }

  func update(_ content: @escaping (GeometryProxy) -> Content) {
    self.content = content
    evaluate()
  }

  func evaluate() {
    isStale = false
    made = nil
    host.needsLayout = true
  }

  override func lower() -> [LoweredView] {
    let tag = assuredTag
    return [LoweredView(node: Node.reader(Int(tag)).tagged(tag))]
  }

  func tree(in geometry: ReaderGeometry<Double>) -> LayoutTree<Double> {
    if let made, made.geometry == geometry || host.faults.contains(.readersAreStale) {
      if !isLayoutStale { return made.tree }
    } else {
      makeContent(geometry)
    }
    isLayoutStale = false
    let tree = host.tree(of: (child?.views ?? []).nodes.spread())
    made = (geometry, tree)
    return tree
  }

  private func makeContent(_ geometry: ReaderGeometry<Double>) {
    let surface = host.surfaceOrigin(of: self)
    let frame = CGRect(geometry.frame).offsetBy(dx: surface.x, dy: surface.y)
    let insets = EdgeInsets(geometry.safeAreaInsets)
    let proxy = GeometryProxy(element: self, global: frame, safeAreaInsets: insets)
    readsAnchors = false
    setFrame(frame)
    let view = host.evaluating(self) { content(proxy) }
    child = Content.reconcile(view, child, context())
  }

  /// The content's layout is the reader's own: the layout around stays.
  override func forgetViews() -> Bool {
    _ = super.forgetViews()
    isLayoutStale = true
    host.needsLayout = true
    return false
  }

  /// Makes the content again where it looked at frames that have moved since.
  func framesMoved() {
    if readsAnchors { evaluate() }
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }
}

extension [Node] {
  /// Each at the top leading corner, proposed all of the room. (rule 3.11)
  func spread() -> Node {
    guard count != 1 else { return self[0] }
    return reduce(.flexible) { $0.overlay(alignment: .topLeading, $1) }
  }
}
