import LayoutSolver

/// A root and the pages above it, under a bar.
public struct NavigationStack<Data, Root: View>: BuiltInView {
  let path: NavigationPathAccess?
  let root: Root

  public static func reconcile(
    _ view: NavigationStack,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    NavigationElement<Root, NavigationStack>.reconcile(view.root, view.path, old, context)
  }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    let access = NavigationPathAccess(
      read: { path.wrappedValue.values },
      write: { values in
        var changed = NavigationPath()
        changed.values = values
        path.wrappedValue = changed
      }
    )
    self.init(path: access, root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    let access = NavigationPathAccess(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) }
    )
    self.init(path: access, root: root())
  }
}

/// A root and the pages above it, under a bar: the older name.
public struct NavigationView<Content: View>: BuiltInView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func reconcile(
    _ view: NavigationView,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let first = FirstView(content: view.content)
    return NavigationElement<FirstView<Content>, NavigationView>.reconcile(first, nil, old, context)
  }
}

/// The first of some views: what a phone shows of several columns.
struct FirstView<Content: View>: ContainerView {
  let content: Content

  func node(around views: [LoweredView], _ element: ViewElement) -> Node {
    views.first?.node ?? .empty
  }
}

/// How a navigation view shows its columns. Neutral: a phone shows a stack.
public protocol NavigationViewStyle {}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Neutral: a phone shows a stack.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
}
