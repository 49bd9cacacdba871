/// Names its content for those who do not see it, and for tests.
struct AccessibilityNameModifier: BehaviorModifier {
  typealias Behavior = AccessibilityBehavior
  var name: String
}

/// Keeps a label or an identifier, by which a host finds the content.
final class AccessibilityBehavior: ElementBehavior, ModifierBehavior {
  private var ownNames: [String] = []

  override var names: [String] { ownNames }

  func update(_ modifier: AccessibilityNameModifier) {
    ownNames = modifier.name.isEmpty ? [] : [modifier.name]
  }

  /// One view lends its frame; several are found by what they take together.
  override func lower(_ content: [LoweredView]) -> [LoweredView] {
    guard content.count == 1 else { return content }
    return content.map { LoweredView(node: element.reporting($0.node), traits: $0.traits) }
  }
}

/// Makes one element of its content.
struct AccessibilityElementModifier: BehaviorModifier {
  typealias Behavior = AccessibilityElementBehavior
}

/// Keeps names from further out off the single views inside: they are those of the whole.
final class AccessibilityElementBehavior: ElementBehavior, ModifierBehavior {
  func update(_ modifier: AccessibilityElementModifier) {}
}

extension View {
  /// Lets a name that follows be that of the whole view. What is inside can still be named too.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityElementModifier())
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityNameModifier(name: identifier))
  }

  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(AccessibilityNameModifier(name: isEnabled ? identifier : ""))
  }

  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityNameModifier(name: label.plainText))
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibilityIdentifier(label.plainText, isEnabled: isEnabled)
  }

  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
}
