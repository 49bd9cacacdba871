import Foundation
import Observation

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: WatchedValue<DynamicTypeSize> { WatchedValue(.large) }
}

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 3 }
}

extension EnvironmentValues {
  /// How large the reader wants text to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get { watchedTypeSize.read() }
    set { watchedTypeSize = WatchedValue(newValue) }
  }

  var watchedTypeSize: WatchedValue<DynamicTypeSize> {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}

extension View {
  /// Sets a value of the environment for what stands inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    environmentChange { $0[keyPath: keyPath] = value }
  }

  /// Hands an observable object to what stands inside.
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    environmentChange { $0.setObject(object) }
  }

  /// Changes a value of the environment for what stands inside.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    environmentChange { transform(&$0[keyPath: keyPath]) }
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environmentChange { $0.dynamicTypeSize = size }
  }

  /// Keeps the type size inside of a range.
  public func dynamicTypeSize<Range: RangeExpression<DynamicTypeSize>>(
    _ range: Range
  ) -> some View {
    environmentChange { values in
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = sizes.first, let most = sizes.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
    }
  }
}
