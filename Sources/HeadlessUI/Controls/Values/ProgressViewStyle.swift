import TextMetrics

/// How progress looks, as a type of one's own.
@MainActor @preconcurrency
public protocol ProgressViewStyle: DynamicProperty {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a style makes a progress of.
public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// From 0 to 1; `nil` where it isn't known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A spinner where it isn't known how much is done, else a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinnerColumn(configuration: configuration)
    } else {
      BarColumn(configuration: configuration)
    }
  }
}

/// A spinner above its label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}

  public init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View {
    SpinnerColumn(configuration: configuration)
  }
}

/// A bar below its label, as wide as is proposed.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}

  public init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View {
    BarColumn(configuration: configuration)
  }
}

/// A spinner, and its label below. (rule 8.11)
private struct SpinnerColumn: View {
  @Environment(\.metrics) private var metrics
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.controlSize) private var controlSize
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    let controls = metrics.controls
    VStack {
      FixedPart(size: controlSize >= .large ? controls.largeSpinner : controls.spinner)
      if !hidesLabels { configuration.label }
    }
  }
}

/// A label, a bar below it, and what has been reached below that. (rule 8.11; the gaps are those of
/// any column, a guess)
private struct BarColumn: View {
  @Environment(\.metrics) private var metrics
  @Environment(\.hidesLabels) private var hidesLabels
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    VStack(alignment: .leading) {
      if !hidesLabels { configuration.label }
      WidePart(size: FixedSize(width: 200, height: metrics.controls.progressBarHeight))
      if !hidesLabels { configuration.currentValueLabel.font(.caption) }
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
  /// Makes the progress views inside in a style.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
