import Foundation
import TextMetrics

/// A picker as its style makes it.
struct PickerSurface: View {
  @Environment(\.metrics) private var metrics
  @Environment(\.pickerKind) private var kind
  @Environment(\.isInList) private var isInList
  @Environment(\.hidesLabels) private var hidesLabels
  let label: AnyView
  let content: AnyView
  let isChosen: (AnyHashable) -> Bool
  let choose: @MainActor (AnyHashable) -> Void

  var body: some View {
    switch kind {
    case .menu: isInList ? AnyView(row) : AnyView(menu)
    case .link: AnyView(row)
    case .segments: AnyView(segments)
    case .wheel: AnyView(wheel)
    case .rows: isInList ? AnyView(rows) : AnyView(wheel)
    }
  }

  /// A label with what is chosen, as a row. (rule 8.13)
  private var row: some View {
    ValueRow(label: label) {
      HStack(spacing: 4) {
        options(.chosen)
        Image(systemName: kind == .link ? "chevron.right" : "chevron.up.chevron.down")
          .font(.footnote)
      }
    }
    .plainEdges()
  }

  /// What is chosen, as a button that opens a menu; without the label. (rule 8.11)
  private var menu: some View {
    HStack(spacing: 4) {
      options(.chosen)
      Image(systemName: "chevron.up.chevron.down").font(.footnote)
    }
    .padding(.horizontal, metrics.pickers.menuPadding)
    .frame(minHeight: metrics.controls.menuPickerHeight)
  }

  /// All in a bar, each as wide as the others; without the label.
  private var segments: some View {
    HStack(spacing: 0) { options(.allEquallyWide) }
      .font(.footnote)
      .frame(height: metrics.controls.segmentedPickerHeight)
  }

  /// As wide as is proposed; without the label.
  private var wheel: some View {
    WidePart(
      size: FixedSize(
        width: metrics.pickers.wheelWidth,
        height: metrics.controls.wheelPickerHeight
      )
    )
  }

  /// The label, then each in a row of its own.
  @ViewBuilder private var rows: some View {
    if !hidesLabels { label }
    options(.all)
  }

  private func options(_ shown: PickerOptions.Shown) -> PickerOptions {
    PickerOptions(content: content, isChosen: isChosen, choose: choose, shown: shown)
  }
}

/// How a picker shows what can be chosen.
enum PickerKind {
  case menu
  case link
  case segments
  case wheel
  case rows
}

private struct PickerKindKey: EnvironmentKey {
  static var defaultValue: PickerKind { .menu }
}

extension EnvironmentValues {
  var pickerKind: PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}
