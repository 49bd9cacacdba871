extension PreviewProvider {
  /// How many previews the type stands for: views that it lists, or groups, are one each.
  nonisolated package static var previewCount: Int {
    (Previews.self as? any ListedViews.Type)?.viewCount ?? 1
  }

  /// The preview at `position`, counted from 0, made anew.
  package static func preview(at position: Int) -> AnyView {
    let previews = previews
    return (previews as? any ListedViews)?.listed[position] ?? AnyView(previews)
  }
}

/// Views that stand for themselves where they are listed in a type that provides previews.
private protocol ListedViews {
  static var viewCount: Int { get }
  @MainActor var listed: [AnyView] { get }
}

extension TupleView: ListedViews {
  fileprivate static var viewCount: Int {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    return count
  }

  @MainActor fileprivate var listed: [AnyView] {
    var views: [AnyView] = []
    for view in repeat each content { views.append(AnyView(view)) }
    return views
  }
}

extension Group: ListedViews {
  nonisolated fileprivate static var viewCount: Int {
    (Content.self as? any ListedViews.Type)?.viewCount ?? 1
  }

  fileprivate var listed: [AnyView] {
    (content as? any ListedViews)?.listed ?? [AnyView(content)]
  }
}
