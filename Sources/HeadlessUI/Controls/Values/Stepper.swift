import Foundation
import TextMetrics

/// A label with two buttons that step a value, called “Increment” and “Decrement”. (rule 8.11)
public struct Stepper<Label: View>: View {
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

  public var body: some View {
    ValueRow(label: label) {
      HStack(spacing: 0) {
        StepperButton(name: "Decrement", action: decrement.map(editing))
        StepperButton(name: "Increment", action: increment.map(editing))
      }
    }
    .plainEdges()
  }

  private func editing(_ step: @escaping () -> Void) -> () -> Void {
    {
      editingChanged(true)
      step()
      editingChanged(false)
    }
  }
}

/// A half of a stepper, which does nothing where the value can't go further.
private struct StepperButton: View {
  @Environment(\.metrics) private var metrics
  let name: String
  let action: (() -> Void)?

  var body: some View {
    let stepper = metrics.controls.stepper
    Button {
      action?()
    } label: {
      FixedPart(
        size: FixedSize(width: stepper.width / 2, height: stepper.height),
        spokenName: name
      )
    }
    .buttonStyle(.plain)
    .disabled(action == nil)
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
