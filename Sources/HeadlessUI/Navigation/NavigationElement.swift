import Foundation
import LayoutSolver
import TextMetrics

/// The place of a navigation stack: shows the top page, under a bar. (rules 5.13, 10.2)
final class NavigationElement<Root: View, Owner>: ViewElement, NavigationPlace, LayoutObserver {
  private var root: ViewElement?
  private var backButton: ViewElement?
  private var shownBars: [AnyHashable] = []
  private let model = NavigationModel()

  var rootElement: ViewElement? { root }

  static func reconcile(
    _ view: Root,
    _ path: NavigationPathAccess?,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: NavigationElement
    if let old, type(of: old) == NavigationElement.self {
      element = unsafeDowncast(old, to: NavigationElement.self)
      element.environment = context.environment
    } else {
      old?.unmount()
      element = NavigationElement(context)
      element.model.stack = element
      context.host.observe(element)
    }
    element.update(view, path)
    return element
  }

  private func update(_ view: Root, _ path: NavigationPathAccess?) {
    model.path = path
    var inside = environment.inBar
    inside.navigation = model
    root = Root.reconcile(view, root, context(inside))
    model.follow()
    invalidateLayout()
  }

  override var inBar: ViewElement? { backButton }

  private var shown: ViewElement? { model.top?.element ?? root }

  override func lower() -> [LoweredView] {
    guard let shown else { return [] }
    let bars = shown.barSettings
    shownBars = bars.signature
    let metrics = NavigationBarMetrics(self, bars, displayMode)
    let top = NavigationBarParts(bars, back: back(bars), isLarge: metrics.isLarge)
    let bottom = bars.views { $0.area == .bottomBar }
    let bottomHeight = bars.isHidden(.bottomBar) || bottom.isEmpty ? 0 : metrics.bottomBar
    let chrome = Node.vStack(
      spacing: 0,
      [
        metrics.height == 0 ? .empty : top.node(metrics),
        .spacer(minLength: 0),
        bottomHeight == 0 ? .empty : bottom.bar(height: bottomHeight),
      ]
    )
    let insets = LayoutInsets(top: metrics.height, leading: 0, bottom: bottomHeight, trailing: 0)
    let content = shown.views.nodes.stacked()
    return [LoweredView(node: content.window(bars: insets, chrome: chrome))]
  }

  /// The mode of the top page; that of the page below where it does not say. (rule 10.2)
  private var displayMode: NavigationBarItem.TitleDisplayMode {
    for element in model.pages.reversed().map(\.element) + [root] {
      let mode = element?.barSettings.displayMode
      if let mode, mode != .automatic { return mode }
    }
    return .large
  }

  /// The button back to the page below.
  private func back(_ bars: BarSettings) -> ViewElement? {
    guard let top = model.top, !bars.hidesBackButton else {
      backButton?.unmount()
      backButton = nil
      return nil
    }
    let button = Button("Back") { [model, weak top] in
      if let top { model.pop(top) }
    }
    backButton = Button<Text>.reconcile(button, backButton, context(environment.onBar))
    return backButton
  }

  /// A bar that was made before the content of a reader was there is made again.
  func layoutChanged() {
    guard let shown, shown.barSettings.signature != shownBars else { return }
    invalidateLayout()
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    for case let child? in [shown, backButton] { visit(child) }
  }

  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type,
    into value: inout Key.Value?
  ) {
    guard key == BarSettingsKey.self else {
      shown?.reducePreference(key, into: &value)
      return
    }
    if let outside = shown?.barSettings.outside as? Key.Value {
      Key.combine(outside, into: &value)
    }
  }

  override func unmount() {
    host.stopObserving(self)
    if model.top != nil { root?.unmount() }
    super.unmount()
    for page in model.pages.dropLast().reversed() { page.element?.unmount() }
  }
}

/// The lengths of the bars of a navigation stack.
@MainActor
struct NavigationBarMetrics {
  /// Points; 0 where the bar is hidden.
  var height: Double
  /// Of the part with the buttons, points.
  var buttons: Double
  var largeTitle: Double
  var search: Double
  var bottomBar: Double

  var isLarge: Bool { largeTitle > 0 }

  init(
    _ element: ViewElement,
    _ settings: BarSettings,
    _ mode: NavigationBarItem.TitleDisplayMode
  ) {
    let host = element.host
    let bars = host.settings.metrics.bars
    let place = host.barPlace(of: element)
    let surface = host.surface(of: element)
    buttons = bars.navigationBar[place]
    if surface?.isSheet == true { buttons = host.settings.metrics.sheets.navigationBar }
    buttons += max(0, bars.navigationBarTop[place] - Double(surface?.safeArea.top ?? 0))
    let isLarge = mode == .large && settings.title != nil && place != .sidewaysPhone
    largeTitle = isLarge ? bars.largeTitle : 0
    search = settings.search == nil ? 0 : bars.searchField
    height = settings.isHidden(.navigationBar) ? 0 : buttons + largeTitle + search
    bottomBar = bars.toolbar[place]
  }
}

extension HostCore {
  /// Where bars of the element's window stand.
  func barPlace(of element: ViewElement) -> BarPlace {
    if screen.isPad { return .pad }
    let size = surfaceSize(of: element)
    // Phones of 890 points or more are wide enough sideways for upright bars.
    return size.width > size.height && size.width < 890 ? .sidewaysPhone : .phone
  }
}
