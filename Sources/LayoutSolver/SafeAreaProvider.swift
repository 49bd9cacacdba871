/// Something that covers edges of a rectangle: the screen with its keyboard, or a bar beside a
/// view. (rules 5.2, 5.7)
struct SafeAreaProvider<Scalar: LayoutScalar>: Sendable {
  /// In root coordinates.
  var rect: LayoutRect<Scalar>
  /// What covers the edges.
  var element: SafeAreaElement<Scalar>
  /// What lies further out, on top of it.
  var outerElement: SafeAreaElement<Scalar>?
  /// The provider around this one: 0 for the screen, *n* for the *n*th of the others, -1 for none.
  var outer: Int

  /// What stands for no provider.
  static var none: Int { -1 }

  var total: LayoutInsets<Scalar> {
    guard let outerElement else { return element.insets }
    return element.insets + outerElement.insets
  }

  /// The insets of `regions` alone, as far as no other region lies further out. (rule 5.3)
  func selected(_ regions: SafeAreaRegions) -> LayoutInsets<Scalar> {
    var selected = LayoutInsets<Scalar>.zero
    var open = LayoutEdges.all
    outerElement?.select(regions, &open, &selected)
    element.select(regions, &open, &selected)
    return selected
  }
}

struct SafeAreaElement<Scalar: LayoutScalar>: Sendable {
  var regions: SafeAreaRegions
  var insets: LayoutInsets<Scalar>

  /// Adds the insets to `selected` on edges still open where the element is of the regions; closes
  /// the edges that it covers where it is not.
  fileprivate func select(
    _ regions: SafeAreaRegions,
    _ open: inout LayoutEdges,
    _ selected: inout LayoutInsets<Scalar>
  ) {
    for edge in LayoutEdge.allCases where open.contains(edge) {
      if !self.regions.isDisjoint(with: regions) {
        selected[edge] = selected[edge] + insets[edge]
      } else if insets[edge] != .zero {
        open.remove(LayoutEdges(edge))
      }
    }
  }
}

extension SafeAreaProvider {
  /// `rect` grown out of the `regions` of this provider on each edge that touches them.
  ///
  /// An edge in the unsafe band, its borders included, moves to the band's outer border; one
  /// strictly inside, or beyond, stays. `touch` is how near counts as touching. (rule 5.4)
  func growth(
    of rect: LayoutRect<Scalar>,
    outOf regions: SafeAreaRegions,
    touch: Scalar
  ) -> LayoutRect<Scalar> {
    let selected = selected(regions)
    guard selected != .zero else { return rect }
    let inner = self.rect.inset(by: total)
    let outer = inner.inset(by: selected.negated)
    var grown = Edges(rect)
    let inside = Edges(inner)
    let outside = Edges(outer)
    for axis in Axis.allCases {
      grown.pull(axis, between: inside, and: outside, touch)
    }
    return grown.rect
  }
}

/// A rectangle by its edges.
private struct Edges<Scalar: LayoutScalar> {
  var least: LayoutPoint<Scalar>
  var most: LayoutPoint<Scalar>

  init(_ rect: LayoutRect<Scalar>) {
    least = rect.origin
    most = LayoutPoint(x: rect.maxX, y: rect.maxY)
  }

  var rect: LayoutRect<Scalar> {
    LayoutRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  mutating func pull(_ axis: Axis, between inner: Edges, and outer: Edges, _ touch: Scalar) {
    if (least[axis] - touch).isLess(than: inner.least[axis]),
      outer.least[axis].isLess(than: least[axis] + touch)
    {
      least[axis] = outer.least[axis]
    }
    if inner.most[axis].isLess(than: most[axis] + touch),
      (most[axis] - touch).isLess(than: outer.most[axis])
    {
      most[axis] = outer.most[axis]
    }
  }
}

extension LayoutInsets {
  static func + (left: LayoutInsets, right: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: left.top + right.top,
      leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing
    )
  }

  var mirrored: LayoutInsets {
    LayoutInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  var negated: LayoutInsets {
    LayoutInsets(
      top: .zero - top,
      leading: .zero - leading,
      bottom: .zero - bottom,
      trailing: .zero - trailing
    )
  }
}

extension SafeAreaProvider {
  /// What a container and a keyboard cover of `rect`, a screen or a window of its own; `keyboard` is
  /// how far up from the bottom it reaches.
  ///
  /// The keyboard does not add to what the container covers at the bottom: together they cover the
  /// larger of the two. A keyboard exactly as high as the container's inset covers nothing more, so
  /// that it is none. (rule 5.2)
  init(_ rect: LayoutRect<Scalar>, _ container: LayoutInsets<Scalar>, keyboard: Scalar) {
    self.init(
      rect: rect,
      element: SafeAreaElement(regions: .container, insets: container),
      outer: Self.none
    )
    guard Scalar.zero.isLess(than: keyboard) else { return }
    if container.bottom.isLess(than: keyboard) {
      outerElement = .bottom(.keyboard, keyboard - container.bottom)
    } else if keyboard.isLess(than: container.bottom) {
      element.insets.bottom = container.bottom - keyboard
      outerElement = .bottom([.container, .keyboard], keyboard)
    }
  }
}

extension LayoutScreen {
  /// What the screen and its keyboard cover.
  var provider: SafeAreaProvider<Scalar> {
    SafeAreaProvider(
      LayoutRect(origin: .origin, size: size),
      safeArea,
      keyboard: keyboardHeight
    )
  }
}

extension SafeAreaElement {
  fileprivate static func bottom(_ regions: SafeAreaRegions, _ length: Scalar) -> SafeAreaElement {
    SafeAreaElement(regions: regions, insets: LayoutInsets(.bottom, length))
  }
}
