extension LayoutNode {
  /// Nothing: no view and no gap in a stack, size zero elsewhere.
  public static var empty: LayoutNode { LayoutNode(.empty) }

  /// A view of one size, whatever is proposed, such as an image that can't be resized.
  public static func fixed(width: Scalar, height: Scalar) -> LayoutNode {
    LayoutNode(.fixed(LayoutSize(width: width, height: height)))
  }

  /// A view that takes what is proposed, 10 points where nothing is, as a colour does. (rule 1.2)
  public static var flexible: LayoutNode { LayoutNode(.flexible) }

  /// Text, measured by ``LayoutResolver/size(ofText:for:)`` under `id`.
  public static func text(_ id: Int, spacing: TextSpacing<Scalar>) -> LayoutNode {
    LayoutNode(.text(id: id, spacing: spacing))
  }

  /// A gap that takes what a stack has left, at least `minLength` (8 where `nil`). (rule 3.14)
  public static func spacer(minLength: Scalar? = nil) -> LayoutNode {
    LayoutNode(.spacer(minimum: minLength))
  }

  /// A line across a stack, as long as what is proposed. (rule 3.13)
  ///
  /// The thickness is one pixel, in points; 1 point at accessibility type sizes.
  public static func divider(thickness: Scalar) -> LayoutNode {
    LayoutNode(.divider(thickness: thickness))
  }

  /// A view that takes what is proposed and whose content is made from its size and safe area:
  /// ``LayoutResolver/content(ofReader:in:)`` under `id`. (rule 3.11)
  public static func reader(_ id: Int) -> LayoutNode { LayoutNode(.reader(id: id)) }
}
