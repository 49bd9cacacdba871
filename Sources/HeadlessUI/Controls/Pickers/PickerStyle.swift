/// How pickers look: one of the standard ways.
public protocol PickerStyle: Sendable {}

/// One of the standard ways.
protocol StandardPickerStyle: PickerStyle {
  var kind: PickerKind { get }
}

/// The style that fits the surroundings: a menu.
public struct DefaultPickerStyle: StandardPickerStyle {
  let kind = PickerKind.menu
  public init() {}
}

/// What is chosen, as a button that opens a menu.
public struct MenuPickerStyle: StandardPickerStyle {
  let kind = PickerKind.menu
  public init() {}
}

/// All in a bar.
public struct SegmentedPickerStyle: StandardPickerStyle {
  let kind = PickerKind.segments
  public init() {}
}

/// All on a wheel.
public struct WheelPickerStyle: StandardPickerStyle {
  let kind = PickerKind.wheel
  public init() {}
}

/// Each in a row of the list around; on a wheel elsewhere.
public struct InlinePickerStyle: StandardPickerStyle {
  let kind = PickerKind.rows
  public init() {}
}

/// What is chosen, as a row that opens a list.
public struct NavigationLinkPickerStyle: StandardPickerStyle {
  let kind = PickerKind.link
  public init() {}
}

/// All beside one another, as in a bar.
public struct PalettePickerStyle: StandardPickerStyle {
  let kind = PickerKind.segments
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Shows the pickers inside in a style.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environmentChange { $0.pickerKind = (style as? any StandardPickerStyle)?.kind ?? .menu }
  }

  /// Neutral.
  public func horizontalRadioGroupLayout() -> some View { self }
}
