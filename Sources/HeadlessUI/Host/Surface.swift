import Foundation
import LayoutSolver

/// A window, or what is presented over it: a tree of elements with a layout of its own.
@MainActor
final class Surface {
  /// In the screen's coordinates.
  var frame: CGRect
  /// Covered by the screen's corners and bars, in the surface.
  var safeArea: EdgeInsets
  var kind = SurfaceKind.window
  var root: ViewElement?
  /// Evaluates the root again, in surroundings that have changed.
  var update: () -> Void = {}
  private(set) var layout = SolvedLayout<Double>()
  private var tree: LayoutTree<Double>?
  private var hasKeyboardItems = false
  /// The keyboard's height for which the tree was made; it matters where items stand on it.
  private var treeKeyboardHeight: CGFloat = 0
  /// What the solver could not use, for the report.
  private(set) var problem: LayoutProblem?

  init(frame: CGRect, safeArea: EdgeInsets) {
    self.frame = frame
    self.safeArea = safeArea
  }

  func forgetTree() { tree = nil }

  func solve(_ host: HostCore) {
    guard let root else { return }
    if kind != .window { arrange(on: host) }
    let tree = self.tree(of: root, host)
    problem = nil
    do throws(LayoutProblem) {
      try tree.solve(in: screen(host), with: host, into: &layout)
      report(host)
    } catch {
      problem = error
    }
  }

  private func tree(of root: ViewElement, _ host: HostCore) -> LayoutTree<Double> {
    let keyboardHeight = host.screen.keyboardHeight
    if let tree, !hasKeyboardItems || keyboardHeight == treeKeyboardHeight { return tree }
    let items = root.barSettings.views { $0.area == .keyboard }
    hasKeyboardItems = !items.isEmpty
    treeKeyboardHeight = keyboardHeight
    let content = root.views.nodes.stacked()
    let tree = host.tree(of: content.under(items, onKeyboardOf: host, in: self))
    self.tree = tree
    return tree
  }

  private func screen(_ host: HostCore) -> LayoutScreen<Double> {
    let screen = LayoutScreen<Double>(
      size: LayoutSize(width: frame.width, height: frame.height),
      safeArea: LayoutInsets(safeArea),
      keyboardHeight: max(0, frame.maxY - host.screen.size.height + host.screen.keyboardHeight),
      scale: host.screen.scale,
      isMirrored: host.screen.isRightToLeft
    )
    return host.faulty(screen)
  }

  private func report(_ host: HostCore) {
    let (x, y) = (frame.minX, frame.minY - host.pushedUp)
    layout.visitTagged { tag, rect in
      // A row that is a control comes first, then the control's label, which has the same number.
      guard let element = host.tags[tag], element.ownFrame == nil else { return }
      element.setFrame(host.faulty(CGRect(rect).offsetBy(dx: x, dy: y), of: element))
    }
    layout.visitScrolls { tag, scroll in
      guard tag != Node.untagged else { return }
      host.tags[tag]?.scrolling?.scrolled(scroll, from: CGPoint(x: x, y: y))
    }
  }
}

extension HostCore {
  /// A layout in the form that is solved; an empty one where its numbers can't be used.
  func tree(of node: Node) -> LayoutTree<Double> {
    do throws(LayoutProblem) {
      return try LayoutTree(node)
    } catch {
      problems.append(error)
      return LayoutTree()
    }
  }

  /// The layout of the surface whose tree begins with `root` has to be made again.
  func forgetTree(of root: ViewElement) {
    needsLayout = true
    surfaces.first { $0.root === root }?.forgetTree()
  }

  func surfaceOrigin(of element: ViewElement) -> CGPoint {
    surface(of: element)?.frame.origin ?? .zero
  }

  /// The size of the window that the element stands in, points.
  func surfaceSize(of element: ViewElement) -> CGSize {
    surface(of: element)?.frame.size ?? screen.size
  }

  func surface(of element: ViewElement) -> Surface? {
    var next = element
    while let parent = next.parent { next = parent }
    return surfaces.first { $0.root === next }
  }
}

extension [Node] {
  /// The views as a column, where one view is expected. (rule 1.7)
  func stacked() -> Node { count == 1 ? self[0] : .vStack(self) }

  /// The views as layers, where one view is expected. (rule 1.7)
  func layered(_ alignment: Alignment = .center) -> Node {
    count == 1 ? self[0] : .zStack(alignment: alignment.solved, self)
  }
}
