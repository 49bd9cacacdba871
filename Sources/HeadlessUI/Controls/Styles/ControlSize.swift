import TextMetrics

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge

  var measured: ButtonMetrics.ControlSize {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentChange { $0.controlSize = controlSize }
  }

  /// Keeps the size of controls inside of a range.
  public func controlSize<Range: RangeExpression<ControlSize>>(_ range: Range) -> some View {
    environmentChange { values in
      let sizes = ControlSize.allCases.filter { range.contains($0) }
      guard let least = sizes.first, let most = sizes.last else { return }
      values.controlSize = min(max(values.controlSize, least), most)
    }
  }
}

extension ControlSize: Comparable {
  public static func < (left: ControlSize, right: ControlSize) -> Bool {
    left.measured.order < right.measured.order
  }
}

extension ButtonMetrics.ControlSize {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
