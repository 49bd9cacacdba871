import Foundation

/// Shows that something is going on, or how much of it is done. (rule 8.11)
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
      currentValueLabel: currentValueLabel.map {
        ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView($0))
      }
    )
    Styled(configuration) { DefaultProgressViewStyle().makeBody(configuration: $0) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0)
  where Label == EmptyView {
    self.init(fraction: value.part(of: total), label: nil, currentValueLabel: nil)
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: value.part(of: total), label: label(), currentValueLabel: nil)
  }

  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1.0
  ) where Label == Text {
    self.init(fraction: value.part(of: total), label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title,
    value: Value?,
    total: Value = 1.0
  ) where Label == Text {
    self.init(fraction: value.part(of: total), label: Text(title), currentValueLabel: nil)
  }

  /// What a progress of Foundation says now; it is not followed.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(fraction: progress.fractionCompleted, label: nil, currentValueLabel: nil)
  }
}

extension ProgressView {
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.part(of: total),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }

  /// A time that runs, which stands still here.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: 0, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style makes another one of.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
  }
}

extension Optional where Wrapped: BinaryFloatingPoint {
  fileprivate func part(of total: Wrapped) -> Double? {
    map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}
