import Foundation
import TextMetrics

/// A length that grows with the reader's text. (rule 8.1)
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, PlacedProperty {
  private let box: MetricBox<Value>

  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    box = MetricBox(wrappedValue, style.measured)
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public init(relativeTo style: Font.TextStyle, wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: style)
  }

  public var wrappedValue: Value { box.value }

  @MainActor
  func connect(_ slot: inout AnyObject?, _ element: any Evaluated) {
    box.scale(for: element.environment)
  }
}

private final class MetricBox<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: TextMetrics.TextStyle
  private(set) var value: Value

  init(_ base: Value, _ style: TextMetrics.TextStyle) {
    self.base = base
    self.style = style
    value = base
  }

  func scale(for environment: EnvironmentValues) {
    let length = style.scaled(
      Double(base),
      at: environment.dynamicTypeSize.measured,
      pixelScale: environment.displayScale
    )
    value = Value(length)
  }
}
