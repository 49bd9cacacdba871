/// Makes pages for the values of a type.
struct DestinationModifier<Value: Hashable>: BehaviorModifier {
  typealias Behavior = DestinationBehavior<Value>
  var page: (Value) -> AnyView
}

final class DestinationBehavior<Value: Hashable>: ElementBehavior, ModifierBehavior,
  DestinationSource
{
  private var modifier: DestinationModifier<Value>?

  var surroundings: EnvironmentValues { element.environment }

  func update(_ modifier: DestinationModifier<Value>) {
    let isFirst = self.modifier == nil
    self.modifier = modifier
    if isFirst { element.environment.navigation?.add(self) }
    element.environment.navigation?.refresh()
  }

  func view(for value: AnyHashable) -> AnyView? {
    guard let value = value.base as? Value else { return nil }
    return modifier?.page(value)
  }

  override func disappear() { element.environment.navigation?.remove(self) }
}

/// Shows a page while there is one to show.
struct PresentedPageModifier: BehaviorModifier {
  typealias Behavior = PresentedPageBehavior
  var page: AnyView?
  var wentAway: () -> Void
}

final class PresentedPageBehavior: ElementBehavior, ModifierBehavior, PagePresenter {
  private var modifier: PresentedPageModifier?

  var surroundings: EnvironmentValues { element.environment }
  var page: AnyView { modifier?.page ?? AnyView(EmptyView()) }

  func update(_ modifier: PresentedPageModifier) {
    self.modifier = modifier
    guard let model = element.environment.navigation else { return }
    if modifier.page == nil {
      model.pop(self)
    } else {
      model.push(self)
      model.refresh(self)
    }
  }

  func pageWentAway() {
    if modifier?.page != nil { modifier?.wentAway() }
  }

  override func disappear() {
    modifier?.page = nil
    element.environment.navigation?.pop(self)
  }
}

extension View {
  /// Says how pages for the values of a type are made in the navigation stack around.
  public func navigationDestination<Value: Hashable, Page: View>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Page
  ) -> some View {
    modifier(DestinationModifier<Value> { AnyView(destination($0)) })
  }

  /// Shows a page while `isPresented` says so.
  public func navigationDestination<Page: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Page
  ) -> some View {
    modifier(
      PresentedPageModifier(page: isPresented.wrappedValue ? AnyView(destination()) : nil) {
        isPresented.wrappedValue = false
      }
    )
  }

  /// Shows a page for an item while there is one.
  public func navigationDestination<Item: Hashable, Page: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> Page
  ) -> some View {
    modifier(
      PresentedPageModifier(page: item.wrappedValue.map { AnyView(destination($0)) }) {
        item.wrappedValue = nil
      }
    )
  }
}
