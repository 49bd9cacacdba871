import TextMetrics

/// How gauges look, as a type of one's own.
@MainActor @preconcurrency
public protocol GaugeStyle: DynamicProperty {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
}

/// A label of a gauge.
public struct GaugePart: View {
  let content: AnyView
  public var body: some View { content }
}

/// What a style makes a gauge of.
public struct GaugeStyleConfiguration {
  public typealias Label = GaugePart
  public typealias CurrentValueLabel = GaugePart
  public typealias MinimumValueLabel = GaugePart
  public typealias MaximumValueLabel = GaugePart

  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// The style that fits the surroundings: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// A bar below its label, its ends' labels beside it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// A bar without its label, its ends' labels beside it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration)
  }
}

/// A ring of one size, its labels inside.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { GaugeRing() }
}

public typealias AccessoryLinearCapacityGaugeStyle = AccessoryLinearGaugeStyle
public typealias AccessoryCircularCapacityGaugeStyle = AccessoryCircularGaugeStyle

/// The label, the line, and what has been reached, one below another. (a guess)
private struct GaugeBar: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack {
      if !hidesLabels { configuration.label }
      GaugeLine(configuration: configuration)
      configuration.currentValueLabel
    }
  }
}

/// A bar between the labels of its ends, as wide as is proposed. (a guess)
private struct GaugeLine: View {
  @Environment(\.metrics) private var metrics
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack {
      configuration.minimumValueLabel
      WidePart(size: FixedSize(width: 200, height: metrics.controls.progressBarHeight))
      configuration.maximumValueLabel
    }
  }
}

private struct GaugeRing: View {
  @Environment(\.metrics) private var metrics

  var body: some View { FixedPart(size: metrics.pickers.roundGauge) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
  public static var accessoryLinearCapacity: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension View {
  /// Makes the gauges inside in a style.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
