import Foundation

/// What the content of a navigation stack, a tab view or a window says of the bars around it.
struct BarSettings {
  /// The views of the innermost title.
  var title: ViewElement?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  /// Views that hold items, each with its placement.
  var items: [ViewElement] = []
  /// What stands in a field for searching.
  var search: ViewElement?
  var hidesBackButton = false
  var visibility: [ToolbarPlacement: Visibility] = [:]

  func isHidden(_ bar: ToolbarPlacement) -> Bool { visibility[bar] == .hidden }

  /// The items of the placements that `isMeant` picks out.
  @MainActor
  func views(_ isMeant: (ToolbarItemPlacement) -> Bool) -> [LoweredView] {
    items.flatMap(\.views).filter { isMeant($0.traits?.toolbarPlacement ?? .automatic) }
  }

  /// What goes on to the bars further out: those of the keyboard and of tabs.
  var outside: BarSettings {
    var rest = BarSettings()
    rest.items = items
    rest.visibility = visibility.filter { $0.key == .tabBar }
    return rest
  }

  mutating func add(_ next: BarSettings) {
    title = title ?? next.title
    displayMode = displayMode ?? next.displayMode
    search = search ?? next.search
    items += next.items
    hidesBackButton = hidesBackButton || next.hidesBackButton
    visibility.merge(next.visibility) { first, _ in first }
  }

  /// By which a change is seen.
  var signature: [AnyHashable] {
    let parts = ([title, search].compactMap { $0 } + items).map {
      AnyHashable(ObjectIdentifier($0))
    }
    return parts + [
      AnyHashable(displayMode), AnyHashable(hidesBackButton), AnyHashable(visibility),
    ]
  }
}

struct BarSettingsKey: PreferenceKey {
  static var defaultValue: BarSettings { BarSettings() }

  static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) {
    value.add(nextValue())
  }
}

extension ViewElement {
  /// What the views inside say of the bars around them.
  final var barSettings: BarSettings {
    guard host.barPlaces > 0 else { return BarSettings() }
    var settings: BarSettings?
    reducePreference(BarSettingsKey.self, into: &settings)
    return settings ?? BarSettings()
  }
}

/// A modifier that says something of the bars around, and may have views that stand there.
protocol BarModifier: BuiltInModifier {
  associatedtype Parts: View
  var parts: Parts { get }
  func change(_ bars: inout BarSettings, _ parts: ViewElement)
}

extension BarModifier {
  public static func reconcile<Modified: View>(
    _ content: Modified,
    _ modifier: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    BarPartsElement<Modified, Self>.reconcile(content, modifier, old, context)
  }
}

/// The place of a view with something to say of bars. The parts belong to the place, but stand in
/// the bar.
final class BarPartsElement<Modified: View, Modifier: BarModifier>: ViewElement {
  private var modifier: Modifier
  private var child: ViewElement?
  private var parts: ViewElement?

  static func reconcile(
    _ content: Modified,
    _ modifier: Modifier,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: BarPartsElement
    if let old, type(of: old) == BarPartsElement.self {
      element = unsafeDowncast(old, to: BarPartsElement.self)
      element.environment = context.environment
    } else {
      old?.unmount()
      element = BarPartsElement(modifier, context)
    }
    element.update(modifier, content)
    return element
  }

  private init(_ modifier: Modifier, _ context: ElementContext) {
    self.modifier = modifier
    super.init(context)
    host.barPlaces += 1
  }

  override func unmount() {
    super.unmount()
    host.barPlaces -= 1
  }

  private func update(_ modifier: Modifier, _ content: Modified) {
    self.modifier = modifier
    let onBar = context(environment.onBar)
    child = Modified.reconcile(content, child, context())
    parts = Modifier.Parts.reconcile(modifier.parts, parts, onBar)
    invalidateLayout()
  }

  override var inBar: ViewElement? { parts }

  override func lower() -> [LoweredView] { child?.views ?? [] }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    for case let child? in [child, parts] { visit(child) }
  }

  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type,
    into value: inout Key.Value?
  ) {
    child?.reducePreference(key, into: &value)
    guard let parts else { return }
    var bars = BarSettings()
    modifier.change(&bars, parts)
    if let bars = bars as? Key.Value, key == BarSettingsKey.self {
      Key.combine(bars, into: &value)
    }
  }
}

extension EnvironmentValues {
  /// For what a bar itself shows: it does not grow with the reader's text size, and a person who needs
  /// it larger holds a finger on it. (Apple, "Large Content Viewer", WWDC 2019, session 261)
  var onBar: EnvironmentValues {
    var values = inBar
    values.dynamicTypeSize = .large
    return values
  }

  /// For views that stand in a bar: those of a list's rows are not theirs.
  var inBar: EnvironmentValues {
    var values = self
    values.list = nil
    values.scrollSettings = ScrollSettings()
    values.choosing = nil
    return values
  }
}
