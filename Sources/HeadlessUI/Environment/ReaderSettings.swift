import Foundation

/// What the reader of the screen has chosen.
struct ReaderSettings {
  var contrast = ColorSchemeContrast.standard
  var legibilityWeight: LegibilityWeight? = .regular
  var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  var verticalSizeClass: UserInterfaceSizeClass? = .regular
}

private struct ReaderSettingsKey: EnvironmentKey {
  static var defaultValue: ReaderSettings { ReaderSettings() }
}

extension EnvironmentValues {
  var reader: ReaderSettings {
    get { self[ReaderSettingsKey.self] }
    set { self[ReaderSettingsKey.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast { reader.contrast }

  /// Neutral for the width of text.
  public var legibilityWeight: LegibilityWeight? {
    get { reader.legibilityWeight }
    set { reader.legibilityWeight = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { reader.horizontalSizeClass }
    set { reader.horizontalSizeClass = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { reader.verticalSizeClass }
    set { reader.verticalSizeClass = newValue }
  }
}

/// How strongly colours differ.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard
  case increased
}

/// Whether the reader wants bold text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// How much room a screen has on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

extension HostScreen {
  /// Regular on a pad, and on the longer side of the largest phones held sideways.
  var horizontalSizeClass: UserInterfaceSizeClass {
    isPad || (isSideways && size.height >= 414) ? .regular : .compact
  }

  /// Compact on a phone held sideways.
  var verticalSizeClass: UserInterfaceSizeClass { isSideways && !isPad ? .compact : .regular }

  private var isSideways: Bool { size.width > size.height }
}
