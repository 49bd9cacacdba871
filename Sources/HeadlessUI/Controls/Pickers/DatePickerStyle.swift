import Foundation
import TextMetrics

/// How date pickers look, as a type of one's own.
@MainActor @preconcurrency
public protocol DatePickerStyle: DynamicProperty {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DatePickerStyleConfiguration
}

/// What a style makes a date picker of.
public struct DatePickerStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  @Binding public var selection: Date
  public let displayedComponents: DatePickerComponents

  init(label: Label, selection: Binding<Date>, displayedComponents: DatePickerComponents) {
    self.label = label
    _selection = selection
    self.displayedComponents = displayedComponents
  }
}

/// The style that fits the surroundings: a compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDates(configuration: configuration)
  }
}

/// The label, then a button for the day and one for the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDates(configuration: configuration)
  }
}

/// A calendar, with a row for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Calendar(components: configuration.displayedComponents)
  }
}

/// The label, then wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DateWheels(configuration: configuration)
  }
}

/// (rule 8.11)
private struct CompactDates: View {
  @Environment(\.metrics) private var metrics
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    ValueRow(label: configuration.label) {
      HStack(spacing: metrics.pickers.compactGap) {
        if configuration.displayedComponents.contains(.date) { part("Dec 20, 2025") }
        if configuration.displayedComponents.contains(.hourAndMinute) { part("9:41 AM") }
      }
    }
    .plainEdges()
  }

  private func part(_ text: String) -> some View {
    Text(verbatim: text)
      .lineLimit(1)
      .padding(.horizontal, metrics.buttons.regular.horizontal)
      .frame(height: metrics.controls.compactDatePickerHeight)
  }
}

/// (a guess)
private struct Calendar: View {
  @Environment(\.metrics) private var metrics
  let components: DatePickerComponents

  var body: some View {
    VStack(spacing: 0) {
      if components.contains(.date) { WidePart(size: metrics.pickers.calendar) }
      if components.contains(.hourAndMinute) {
        WidePart(
          size: FixedSize(
            width: metrics.pickers.calendar.width,
            height: metrics.pickers.calendarTimeHeight
          )
        )
      }
    }
  }
}

private struct DateWheels: View {
  @Environment(\.metrics) private var metrics
  @Environment(\.hidesLabels) private var hidesLabels
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    HStack {
      if !hidesLabels { configuration.label }
      WidePart(
        size: FixedSize(
          width: metrics.pickers.wheelWidth,
          height: metrics.controls.wheelPickerHeight
        )
      )
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Makes the date pickers inside in a style.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
