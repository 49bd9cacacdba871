import Foundation

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls do something when they are touched.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Keeps controls inside from doing anything; what is disabled once stays so further in.
  public func disabled(_ disabled: Bool) -> some View {
    environmentChange { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
