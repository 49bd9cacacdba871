import Foundation

/// Whether surfaces are light or dark; lengths are the same.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark
}

/// On which side reading begins.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Whether the application is in front.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background
  case inactive
  case active

  public static func < (left: ScenePhase, right: ScenePhase) -> Bool {
    left.rawValue < right.rawValue
  }
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: WatchedValue<ScenePhase> { WatchedValue(.active) }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Read by views; what is laid out is mirrored by the host's screen alone.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var scenePhase: ScenePhase {
    get { watchedPhase.read() }
    set { watchedPhase = WatchedValue(newValue) }
  }

  var watchedPhase: WatchedValue<ScenePhase> {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
