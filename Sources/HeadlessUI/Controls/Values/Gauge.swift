import TextMetrics

/// Shows a value in a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let value: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimum: BoundsLabel?
  private let maximum: BoundsLabel?

  public var body: some View {
    let configuration = GaugeStyleConfiguration(
      value: value,
      label: GaugePart(content: AnyView(label)),
      currentValueLabel: currentValueLabel.map { GaugePart(content: AnyView($0)) },
      minimumValueLabel: minimum.map { GaugePart(content: AnyView($0)) },
      maximumValueLabel: maximum.map { GaugePart(content: AnyView($0)) }
    )
    Styled(configuration) { DefaultGaugeStyle().makeBody(configuration: $0) }
  }
}

extension Gauge {
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.value = value.part(of: bounds)
    self.label = label()
    currentValueLabel = nil
    minimum = nil
    maximum = nil
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.value = value.part(of: bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    minimum = nil
    maximum = nil
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.value = value.part(of: bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }
}

extension BinaryFloatingPoint {
  fileprivate func part(of bounds: ClosedRange<Self>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max(Double((self - bounds.lowerBound) / length), 0), 1) : 0
  }
}
