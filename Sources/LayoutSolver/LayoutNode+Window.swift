extension LayoutNode {
  /// A window of its own in another: it reaches out of the safe area that it touches, and its
  /// content stands between `bars`, which cover its edges in addition to what covers the window.
  ///
  /// The content knows nothing of what lies around the window. The keyboard covers bars at the
  /// bottom instead of lifting them, as it does for bars that are no part of the content.
  /// `chrome` is proposed the window inside of the container's safe area, keyboard or not, and
  /// stands at its corner. (rules 5.13, 10.2, 10.5)
  public func window(bars: LayoutInsets<Scalar>, chrome: LayoutNode) -> LayoutNode {
    LayoutNode(.window(bars: bars), [self, chrome])
  }

  /// The view where no safe area is known, as a row of a list. (rule 5.13)
  public var withoutSafeArea: LayoutNode { LayoutNode(.sealed, [self]) }
}
