import Foundation
import TextMetrics

// swift-format-ignore: NoLeadingUnderscores
/// How text fields look, as a type of one's own.
@MainActor @preconcurrency
public protocol TextFieldStyle: DynamicProperty {
  associatedtype _Body: View
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  typealias _Label = _TextFieldStyleLabel
}

// swift-format-ignore: NoLeadingUnderscores
/// The label of the field that a style makes another one of.
public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

/// The style that fits the surroundings: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}

  // swift-format-ignore: NoLeadingUnderscores
  public func _body(configuration: TextField<_Label>) -> some View {
    Field(surface: configuration.surface)
  }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}

  // swift-format-ignore: NoLeadingUnderscores
  public func _body(configuration: TextField<_Label>) -> some View {
    Field(surface: configuration.surface)
  }
}

/// The text with a border around it. (rule 8.8)
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  @Environment(\.metrics) private var metrics

  public init() {}

  // swift-format-ignore: NoLeadingUnderscores
  public func _body(configuration: TextField<_Label>) -> some View {
    Field(surface: bordered(configuration.surface))
  }

  /// The border is the field's own: the keyboard leaves it in sight with the text. (rule 9.2)
  private func bordered(_ surface: FieldSurface) -> FieldSurface {
    let (above, beside) = (
      metrics.controls.roundedBorderPadding, metrics.controls.roundedBorderSidePadding
    )
    var copy = surface
    copy.insets = EdgeInsets(top: above, leading: beside, bottom: above, trailing: beside)
    return copy
  }
}

/// The text with a square border around it, as large as a rounded one here.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}

  // swift-format-ignore: NoLeadingUnderscores
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.textFieldStyle(.roundedBorder)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  /// Makes the text fields inside in a style.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    self.style(style) { (style, field: TextField<_TextFieldStyleLabel>) in
      style._body(configuration: field)
    }
  }
}
