import Foundation
import TextMetrics

private struct MetricsKey: EnvironmentKey {
  static var defaultValue: SystemMetrics { .iOS18 }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// How large the system's own parts are.
  var metrics: SystemMetrics {
    get { self[MetricsKey.self] }
    set { self[MetricsKey.self] = newValue }
  }

  /// Whether controls do something when they are touched.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether controls stand without their labels.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }

  public var labelsVisibility: Visibility {
    hidesLabels ? .hidden : .automatic
  }
}

extension View {
  /// Keeps controls inside from doing anything; what is disabled once stays so further in.
  public func disabled(_ disabled: Bool) -> some View {
    environmentChange { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Shows controls inside without their labels.
  public func labelsHidden() -> some View {
    environmentChange { $0.hidesLabels = true }
  }

  /// Shows controls inside with or without their labels.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environmentChange { $0.hidesLabels = visibility == .hidden }
  }
}
