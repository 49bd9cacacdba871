/// The pages of a navigation stack: which there are, and how they come and go.
///
/// A class because links, destinations and the stack share it.
@MainActor
final class NavigationModel {
  /// The stack's place.
  weak var stack: (any NavigationPlace)?
  private(set) var pages: [NavigationPage] = []
  private var sources: [any DestinationSource] = []
  /// The values of pages, where someone else keeps them.
  var path: NavigationPathAccess?

  var top: NavigationPage? { pages.last }

  func add(_ source: any DestinationSource) { sources.append(source) }

  func remove(_ source: any DestinationSource) { sources.removeAll { $0 === source } }

  /// Shows a page for a value.
  func push(_ value: AnyHashable) {
    if let path {
      path.write(path.read() + [value])
    } else {
      append(NavigationPage(value: value))
    }
  }

  /// Shows a page that a view presents.
  func push(_ presenter: any PagePresenter) {
    guard !pages.contains(where: { $0.presenter === presenter }) else { return }
    append(NavigationPage(presenter: presenter))
  }

  /// Takes away a page with those above it.
  func pop(_ page: NavigationPage) {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return }
    let values = pages[..<index].filter { $0.value != nil }.count
    truncate(to: index)
    if let path, path.read().count > values { path.write(Array(path.read().prefix(values))) }
  }

  func pop(_ presenter: any PagePresenter) {
    if let page = pages.first(where: { $0.presenter === presenter }) { pop(page) }
  }

  /// Lets the pages follow the values of the path.
  func follow() {
    guard let path else { return }
    let values = path.read()
    var kept = 0
    for (index, page) in pages.enumerated() {
      guard let value = page.value else { continue }
      guard kept < values.count, values[kept] == value else {
        truncate(to: index)
        break
      }
      kept += 1
    }
    for value in values.dropFirst(kept) { append(NavigationPage(value: value)) }
  }

  /// Makes the contents of the pages again.
  func refresh() {
    for page in pages { show(page) }
  }

  /// Makes the content of a presenter's page again.
  func refresh(_ presenter: any PagePresenter) {
    if let page = pages.first(where: { $0.presenter === presenter }) { show(page) }
  }

  private func append(_ page: NavigationPage) {
    let former = pages.last?.element ?? stack?.rootElement
    pages.append(page)
    show(page)
    former?.setShown(false)
    stack?.invalidateLayout()
  }

  private func truncate(to count: Int) {
    guard count < pages.count else { return }
    let gone = pages[count...]
    pages.removeSubrange(count...)
    for page in gone.reversed() {
      page.element?.unmount()
      page.presenter?.pageWentAway()
    }
    (pages.last?.element ?? stack?.rootElement)?.setShown(true)
    stack?.invalidateLayout()
  }

  private func show(_ page: NavigationPage) {
    guard let stack else { return }
    guard let (view, environment) = content(of: page) else { return }
    var inside = environment.inBar
    inside.navigation = self
    inside.dismissal = { [weak self, weak page] in
      if let page { self?.pop(page) }
    }
    page.element = AnyView.reconcile(view, page.element, stack.context(inside))
    stack.invalidateLayout()
  }

  private func content(of page: NavigationPage) -> (AnyView, EnvironmentValues)? {
    if let presenter = page.presenter { return (presenter.page, presenter.surroundings) }
    guard let value = page.value else { return nil }
    for source in sources {
      if let view = source.view(for: value) { return (view, source.surroundings) }
    }
    return nil
  }

  func unmount() {
    for page in pages.reversed() { page.element?.unmount() }
    pages = []
  }
}

/// A page above the root of a navigation stack.
@MainActor
final class NavigationPage {
  let value: AnyHashable?
  private(set) weak var presenter: (any PagePresenter)?
  var element: ViewElement?

  init(value: AnyHashable) { self.value = value }

  init(presenter: any PagePresenter) {
    value = nil
    self.presenter = presenter
  }
}

/// The values of pages that someone else keeps.
struct NavigationPathAccess {
  var read: @MainActor () -> [AnyHashable]
  var write: @MainActor ([AnyHashable]) -> Void
}

/// The place of a navigation stack.
@MainActor
protocol NavigationPlace: ViewElement {
  var rootElement: ViewElement? { get }
}

/// What makes pages for values.
@MainActor
protocol DestinationSource: AnyObject {
  var surroundings: EnvironmentValues { get }
  func view(for value: AnyHashable) -> AnyView?
}

/// What presents a page of its own.
@MainActor
protocol PagePresenter: AnyObject {
  var surroundings: EnvironmentValues { get }
  var page: AnyView { get }
  func pageWentAway()
}

private struct NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The navigation stack around.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}

extension ViewElement {
  /// The place is covered by another one, or shown again; state stays, appearance actions are
  /// called.
  final func setShown(_ isShown: Bool) {
    visitChildren { $0.setShown(isShown) }
    guard let behavior = behavior as? any ShownBehavior else { return }
    if isShown { behavior.appear() } else { behavior.disappear() }
  }
}

/// A behaviour that is told when its place is covered and shown again.
@MainActor
protocol ShownBehavior: ElementBehavior {}

extension AppearanceBehavior: ShownBehavior {}
extension TaskBehavior: ShownBehavior {}
