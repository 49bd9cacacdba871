import Foundation
import TextMetrics

/// Chooses days in a calendar, without its label. (a guess)
public struct MultiDatePicker<Label: View>: View {
  @Environment(\.metrics) private var metrics
  private let label: Label

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: some View { WidePart(size: metrics.pickers.calendar) }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Set<DateComponents>>
  ) {
    label = Text(title)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    label = Text(titleKey)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    label = Text(titleKey)
  }
}
