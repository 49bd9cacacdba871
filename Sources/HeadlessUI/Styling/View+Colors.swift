/// Neutral: what is drawn in front and as accents. (rule 2.25)
extension View {
  public func foregroundColor(_ color: Color?) -> some View { self }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First,
    _ secondary: Second
  ) -> some View {
    self
  }

  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First,
    _ secondary: Second,
    _ tertiary: Third
  ) -> some View {
    self
  }

  public func tint(_ tint: Color?) -> some View { self }

  public func tint<S: ShapeStyle>(_ tint: S) -> some View { self }

  public func accentColor(_ color: Color?) -> some View { self }

  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  public func colorMultiply(_ color: Color) -> some View { self }

  public func colorInvert() -> some View { self }

  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }

  public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }

  public func listItemTint(_ tint: Color?) -> some View { self }

  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}

/// Neutral: how the colours of a symbol are drawn.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
