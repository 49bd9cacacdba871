/// What bordered buttons keep around their labels. (rule 8.10, low)
///
/// Buttons without a border are as large as their labels.
public struct ButtonMetrics: Hashable, Sendable {
  /// The small one, with a label in subheadline: 5 by 10, so 28 high.
  public var small: ButtonPadding
  /// The one that a button has if nothing is said: 7 by 12, so 34.333 high with body.
  public var regular: ButtonPadding
  /// The large one: 15 by 20, so 50.333 high with body.
  public var large: ButtonPadding

  public init(small: ButtonPadding, regular: ButtonPadding, large: ButtonPadding) {
    self.small = small
    self.regular = regular
    self.large = large
  }

  public static let iOS18 = ButtonMetrics(
    small: ButtonPadding(vertical: 5, horizontal: 10, labelStyle: .subheadline),
    regular: ButtonPadding(vertical: 7, horizontal: 12, labelStyle: .body),
    large: ButtonPadding(vertical: 15, horizontal: 20, labelStyle: .body)
  )

  /// Capsules, of the same padding. (guess)
  public static let iOS26 = iOS18

  public subscript(size: ControlSize) -> ButtonPadding {
    switch size {
    case .mini, .small: small
    case .regular: regular
    case .large, .extraLarge: large
    }
  }

  /// How large controls are shown. On phones the outer two are as the ones beside them.
  public enum ControlSize: String, Hashable, Codable, Sendable, CaseIterable {
    case mini
    case small
    case regular
    case large
    case extraLarge
  }
}

/// The space between a button's label and its border, in points.
public struct ButtonPadding: Hashable, Sendable {
  public var vertical: Double
  public var horizontal: Double
  /// The font of a label that has none of its own.
  public var labelStyle: TextStyle

  public init(vertical: Double, horizontal: Double, labelStyle: TextStyle) {
    self.vertical = vertical
    self.horizontal = horizontal
    self.labelStyle = labelStyle
  }
}
