import Foundation

/// Items of bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder var body: Body { get }

  /// The items as views that know their placement. Not for apps.
  var itemViews: AnyView { get }
}

extension ToolbarContent {
  public var itemViews: AnyView { body.itemViews }
}

/// Items that a person can arrange. Neutral.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

/// Items that are the host's business.
package protocol BuiltInToolbarContent: CustomizableToolbarContent where Body == Never {}

extension BuiltInToolbarContent {
  public var body: Never { builtIn() }
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View>: BuiltInToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public var itemViews: AnyView { AnyView(content.placed(placement)) }
}

extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Items of one place of a bar.
public struct ToolbarItemGroup<Content: View>: BuiltInToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public var itemViews: AnyView { AnyView(content.placed(placement)) }
}

/// A gap between items.
public struct ToolbarSpacer: BuiltInToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public var itemViews: AnyView {
    switch sizing {
    case .flexible: AnyView(Spacer().placed(placement))
    case .fixed: AnyView(Color.clear.frame(width: 8, height: 1).placed(placement))
    }
  }
}

/// How long a gap is.
public enum SpacerSizing: Hashable, Sendable {
  case flexible
  case fixed
}

/// One of the system's own items. It takes no room here.
public struct DefaultToolbarItem: BuiltInToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  public var itemViews: AnyView { AnyView(EmptyView()) }
}

struct PlacementModifier: TraitModifier {
  var placement: ToolbarItemPlacement

  func modify(_ traits: inout ViewTraits, _ element: ViewElement) {
    traits.toolbarPlacement = placement
  }
}

extension View {
  /// The views as items of a bar.
  fileprivate func placed(_ placement: ToolbarItemPlacement) -> some View {
    modifier(PlacementModifier(placement: placement))
  }
}
