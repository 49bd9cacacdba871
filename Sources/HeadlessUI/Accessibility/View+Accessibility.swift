import Foundation

/// Neutral: what is said of a view beside its name.
extension View {
  public func accessibilityHint(_ hint: Text) -> some View { self }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }

  public func accessibilityValue(_ value: Text) -> some View { self }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View { self }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }

  public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    self
  }

  public func accessibilityShowsLargeContentViewer() -> some View { self }

  public func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  public func accessibilityRepresentation<Content: View>(
    @ViewBuilder representation: () -> Content
  ) -> some View {
    self
  }

  public func accessibilityChildren<Content: View>(
    @ViewBuilder children: () -> Content
  ) -> some View {
    self
  }

  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }

  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    self
  }
}

/// Neutral: what can be done with a view without touching it.
extension View {
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  @_disfavoredOverload
  public func accessibilityAction<Name: StringProtocol>(
    named name: Name,
    _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }

  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
}

/// Neutral: the older names.
extension View {
  public func accessibility(hint: Text) -> some View { self }

  public func accessibility(value: Text) -> some View { self }

  public func accessibility(hidden: Bool) -> some View { self }

  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

  public func accessibility(sortPriority: Double) -> some View { self }
}
