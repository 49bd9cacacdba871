import Foundation
import TextMetrics

/// A label with two buttons that step a value. (rule 8.11)
///
/// The buttons are not told apart here: stepping goes up as far as it goes, then down.
public struct Stepper<Label: View>: BuiltInView {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let editingChanged: (Bool) -> Void

  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    editingChanged = onEditingChanged
  }

  public static func reconcile(
    _ view: Stepper,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    ControlElement<Stepper>.reconcile(view, old, context)
  }
}

extension Stepper: ControlView {
  var kind: ControlKind { .other }

  func surface(_ control: ViewElement) -> some View {
    ValueRow(label: label) { FixedPart(size: control.environment.metrics.controls.stepper) }
  }

  func activate(_ control: ViewElement) {
    editingChanged(true)
    (increment ?? decrement)?()
    editingChanged(false)
  }
}

extension Stepper {
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged
    )
  }

  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: value.step(by: step, in: bounds),
      onDecrement: value.step(by: -step, in: bounds),
      onEditingChanged: onEditingChanged
    )
  }

  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Binding where Value: Strideable {
  /// What moves the value by a step; `nil` where that leads out of the bounds.
  fileprivate func step(by step: Value.Stride, in bounds: ClosedRange<Value>) -> (() -> Void)? {
    let next = wrappedValue.advanced(by: step)
    return bounds.contains(next) ? { wrappedValue = next } : nil
  }
}
