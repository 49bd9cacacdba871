import Foundation
import LayoutSolver

/// Something that does something when it is tapped.
public struct Button<Label: View>: BuiltInView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public static func reconcile(
    _ view: Button,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ControlElement<Button>.reconcile(view, old, context)
  }
}

extension Button: ControlView {
  var kind: ControlKind { .button }

  /// A button that no style is set for is its label. (rule 8.10)
  func surface(_ control: ViewElement) -> some View {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role,
      label: ButtonStyleConfiguration.Label(content: AnyView(label)),
      action: action
    )
    return Styled(configuration) { $0.label }
  }

  func activate(_ control: ViewElement) { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style makes another one of.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// What a button is for. Neutral, but for the title of a button without a label.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "Delete")
  public static let cancel = ButtonRole(name: "Cancel")
  public static let confirm = ButtonRole(name: "Done")
  public static let close = ButtonRole(name: "Close")
}

/// The label of a button that has a role alone: a symbol in a bar, which stands for its title.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View { Text(verbatim: role.name) }
}

extension Button where Label == DefaultButtonLabel {
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
