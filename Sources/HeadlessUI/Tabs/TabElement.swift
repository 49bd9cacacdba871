import Foundation
import LayoutSolver
import TextMetrics

/// The place of a tab view: shows one screen, above a bar. (rules 5.13, 10.3)
///
/// Screens with an item in the bar are made when they are first chosen, and kept from then on;
/// pages are all made at once.
final class TabElement<SelectionValue: Hashable, Content: View>: ViewElement {
  private var view: TabView<SelectionValue, Content>
  private var child: ViewElement?
  /// The tag of the chosen screen, where no binding keeps it.
  private var chosen: AnyHashable?
  private weak var shown: (any TabPlace)?

  static func reconcile(
    _ view: TabView<SelectionValue, Content>,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: TabElement
    if let old, type(of: old) == TabElement.self {
      element = unsafeDowncast(old, to: TabElement.self)
      element.environment = context.environment
    } else {
      old?.unmount()
      element = TabElement(view, context)
    }
    element.update(view)
    return element
  }

  private init(_ view: TabView<SelectionValue, Content>, _ context: ElementContext) {
    self.view = view
    super.init(context)
  }

  private func update(_ view: TabView<SelectionValue, Content>) {
    self.view = view
    var inside = environment.inBar
    inside.tabSelection = TabSelection { [weak self] in self?.choose($0) }
    inside.tabsArePages = false
    child = Content.reconcile(view.content, child, context(inside))
    showChosen()
    invalidateLayout()
  }

  /// The screens with their tags: their own, or their numbers.
  private var screens: [(tag: AnyHashable, view: LoweredView)] {
    (child?.views ?? []).enumerated().map { number, view in
      (view.traits?.tabItem?.tag ?? view.traits?.tag ?? AnyHashable(number), view)
    }
  }

  private var selected: (tag: AnyHashable, view: LoweredView)? {
    let screens = screens
    let tag = view.selection.map { AnyHashable($0.wrappedValue) } ?? chosen
    return screens.first { $0.tag == tag } ?? screens.first
  }

  private func choose(_ place: any TabPlace) {
    guard let screen = screens.first(where: { $0.view.traits?.tabItem === place }) else { return }
    if let selection = view.selection {
      if let value = screen.tag.base as? SelectionValue { selection.wrappedValue = value }
    } else {
      chosen = screen.tag
      showChosen()
      invalidateLayout()
    }
  }

  private func showChosen() {
    let place = selected?.view.traits?.tabItem
    guard place !== shown else { return }
    shown?.setSelected(false)
    shown = place
    place?.setSelected(true)
  }

  override func lower() -> [LoweredView] {
    showChosen()
    guard let selected else { return [] }
    let content = selected.view.node
    guard !environment.tabsArePages else {
      return [LoweredView(node: content.frame(maxWidth: .infinite, maxHeight: .infinite))]
    }
    let height = child?.barSettings.isHidden(.tabBar) == true ? 0 : barHeight
    let labels = screens.map { screen in
      let label = screen.view.traits?.tabItem?.button?.views.nodes.stacked() ?? .empty
      return label.frame(maxWidth: .infinite)
    }
    let bar = Node.hStack(spacing: 0, labels).frame(height: height)
    let chrome = Node.vStack(spacing: 0, [.spacer(minLength: 0), height == 0 ? .empty : bar])
    let insets = LayoutInsets(top: 0, leading: 0, bottom: height, trailing: 0)
    return [LoweredView(node: content.window(bars: insets, chrome: chrome))]
  }

  private var barHeight: Double {
    let safeArea = Double(host.surface(of: self)?.safeArea.bottom ?? 0)
    let bars = host.settings.metrics.bars
    return bars.tabBarInset(host.barPlace(of: self), safeArea: safeArea) - safeArea
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }
}
