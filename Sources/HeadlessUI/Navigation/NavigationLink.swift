import LayoutSolver

/// Shows another page when it is tapped.
public struct NavigationLink<Label: View, Destination>: BuiltInView {
  let target: LinkTarget
  let label: Label

  public static func reconcile(
    _ view: NavigationLink,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    LinkElement<Label>.reconcile(view.target, view.label, old, context)
  }
}

/// What a link shows.
enum LinkTarget {
  case view(AnyView, isActive: Binding<Bool>?)
  case value(AnyHashable?)
}

extension NavigationLink where Destination: View {
  public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(AnyView(destination()), isActive: nil), label: label())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(AnyView(destination), isActive: nil), label: label())
  }

  /// A link that shows its page while `isActive` says so.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(AnyView(destination), isActive: isActive), label: label())
  }

  /// A link that shows its page while `isActive` says so.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), isActive: isActive, label: label)
  }

  /// A link that shows its page while `selection` is its tag.
  public init<Value: Hashable>(
    destination: Destination,
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { selection.wrappedValue = $0 ? tag : nil }
    )
    self.init(destination: destination, isActive: isActive, label: label)
  }
}

extension NavigationLink where Label == Text, Destination: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page that the stack makes of `value`.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Neutral.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// The place of a link.
final class LinkElement<Label: View>: ViewElement, ControlPlace, PagePresenter {
  private var target: LinkTarget
  private var child: ViewElement?

  var kind: ControlKind { .button }
  override var control: (any ControlPlace)? { self }
  var surroundings: EnvironmentValues { environment }

  var page: AnyView {
    guard case .view(let view, _) = target else { return AnyView(EmptyView()) }
    return view
  }

  static func reconcile(
    _ target: LinkTarget,
    _ label: Label,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    let element: LinkElement
    if let old, type(of: old) == LinkElement.self {
      element = unsafeDowncast(old, to: LinkElement.self)
      element.environment = context.environment
    } else {
      old?.unmount()
      element = LinkElement(target, context)
    }
    element.update(target, label)
    return element
  }

  private init(_ target: LinkTarget, _ context: ElementContext) {
    self.target = target
    super.init(context)
  }

  private func update(_ target: LinkTarget, _ label: Label) {
    self.target = target
    child = Label.reconcile(label, child, context())
    invalidateLayout()
    if case .view(_, let isActive?) = target {
      let model = environment.navigation
      if isActive.wrappedValue { model?.push(self) } else { model?.pop(self) }
    }
    environment.navigation?.refresh(self)
  }

  func activate() {
    switch target {
    case .value(let value?): environment.navigation?.push(value)
    case .value(nil): break
    case .view(_, let isActive?): isActive.wrappedValue = true
    case .view: environment.navigation?.push(self)
    }
  }

  func pageWentAway() {
    if case .view(_, let isActive?) = target, isActive.wrappedValue {
      isActive.wrappedValue = false
    }
  }

  /// In a list's row the label has a chevron at its end, about 7 points wide. (a guess)
  override func lower() -> [LoweredView] {
    let views = child?.views ?? []
    let label = views.count == 1 ? views[0].node : .hStack(views.nodes)
    guard environment.isInList else { return [LoweredView(node: reporting(label))] }
    let chevron = Node.fixed(width: 7, height: 12)
    let row = Node.hStack(
      spacing: 8,
      [label.frame(maxWidth: .infinite, alignment: .leading), chevron]
    )
    return [fillingRow(LoweredView(node: reporting(row), traits: views.first?.traits))]
  }

  override func visitChildren(_ visit: (ViewElement) -> Void) {
    if let child { visit(child) }
  }
}
