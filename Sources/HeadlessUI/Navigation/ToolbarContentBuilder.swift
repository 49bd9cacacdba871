/// Builds the items of bars out of the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarItems {
    var views: [AnyView] = []
    repeat views.append((each content).itemViews)
    return ToolbarItems(views: views)
  }

  public static func buildIf(_ content: (any ToolbarContent)?) -> ToolbarItems {
    ToolbarItems(views: content.map { [$0.itemViews] } ?? [])
  }

  public static func buildEither<First: ToolbarContent>(first: First) -> ToolbarItems {
    ToolbarItems(views: [first.itemViews])
  }

  public static func buildEither<Second: ToolbarContent>(second: Second) -> ToolbarItems {
    ToolbarItems(views: [second.itemViews])
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarItems {
    ToolbarItems(views: [content.itemViews])
  }
}

/// Items one after another.
public struct ToolbarItems: BuiltInToolbarContent {
  let views: [AnyView]

  public var itemViews: AnyView {
    AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}
