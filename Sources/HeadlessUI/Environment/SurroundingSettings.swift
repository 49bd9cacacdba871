import Foundation

/// What the surroundings say of lists, symbols and drawing.
struct SurroundingSettings {
  var editMode: Binding<EditMode>?
  var headerHeight: CGFloat?
  var symbolVariants = SymbolVariants.none
  var imageScale = Image.Scale.medium
  var redactionReasons: RedactionReasons = []
  var backgroundStyle: AnyShapeStyle?
}

private struct SurroundingSettingsKey: EnvironmentKey {
  static var defaultValue: SurroundingSettings { SurroundingSettings() }
}

extension EnvironmentValues {
  private var surroundings: SurroundingSettings {
    get { self[SurroundingSettingsKey.self] }
    set { self[SurroundingSettingsKey.self] = newValue }
  }

  public var isFocused: Bool { false }

  public var isFocusEffectEnabled: Bool { true }

  public var isHoverEffectEnabled: Bool { true }

  public var editMode: Binding<EditMode>? {
    get { surroundings.editMode }
    set { surroundings.editMode = newValue }
  }

  /// The least height of a list's headers, points; `nil` for the system's.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { surroundings.headerHeight }
    set { surroundings.headerHeight = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { surroundings.symbolVariants }
    set { surroundings.symbolVariants = newValue }
  }

  public var imageScale: Image.Scale {
    get { surroundings.imageScale }
    set { surroundings.imageScale = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { surroundings.redactionReasons }
    set { surroundings.redactionReasons = newValue }
  }

  public var backgroundStyle: AnyShapeStyle? {
    get { surroundings.backgroundStyle }
    set { surroundings.backgroundStyle = newValue }
  }
}

/// Whether the rows of a list are being edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

extension Image {
  /// How large a symbol is beside its text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small
    case medium
    case large
  }
}

extension View {
  /// Neutral: a symbol is measured at medium scale.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
