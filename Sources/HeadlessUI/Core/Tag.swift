/// The value that a picker or a tab view selects a view by.
struct TagModifier: TraitModifier {
  var tag: AnyHashable

  func modify(_ traits: inout ViewTraits, _ element: ViewElement) { traits.tag = tag }
}

/// A view whose tag is known before the view is made.
@MainActor
protocol TagCarrying {
  var carriedTag: AnyHashable? { get }
}

extension ModifiedContent: TagCarrying {
  var carriedTag: AnyHashable? {
    (modifier as? TagModifier)?.tag ?? (content as? any TagCarrying)?.carriedTag
  }
}

extension View {
  /// Names the view for the picker or the tab view around it.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
