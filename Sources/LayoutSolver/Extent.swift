/// A length that may be without end: what a parent proposes or a child answers on one axis.
///
/// As a proposal, `nil` (no extent) asks for the ideal length, `.length(0)` for the smallest,
/// `.infinite` for the largest.
public enum Extent<Scalar: LayoutScalar>: Equatable, Sendable {
  case length(Scalar)
  case infinite

  /// The length, or `nil` where there is no end.
  @inline(__always)
  public var length: Scalar? {
    switch self {
    case .length(let length): length
    case .infinite: nil
    }
  }
}

extension Extent {
  @inline(__always)
  static func + (left: Extent, right: Scalar) -> Extent {
    switch left {
    case .length(let length): .length(length + right)
    case .infinite: .infinite
    }
  }

  @inline(__always)
  static func - (left: Extent, right: Scalar) -> Extent {
    switch left {
    case .length(let length): .length(length - right)
    case .infinite: .infinite
    }
  }

  @inline(__always)
  func isLess(than other: Extent) -> Bool {
    switch (self, other) {
    case (.length(let mine), .length(let theirs)): mine.isLess(than: theirs)
    case (.length, .infinite): true
    case (.infinite, _): false
    }
  }

  @inline(__always)
  func clamped(atLeast minimum: Extent) -> Extent { isLess(than: minimum) ? minimum : self }

  @inline(__always)
  func clamped(atMost maximum: Extent) -> Extent { maximum.isLess(than: self) ? maximum : self }

  @inline(__always)
  func clamped(atLeast minimum: Scalar) -> Extent { clamped(atLeast: .length(minimum)) }
}

/// What a child answers on both axes; without end only where it was proposed so.
public struct LayoutExtents<Scalar: LayoutScalar>: Equatable, Sendable {
  public var width: Extent<Scalar>
  public var height: Extent<Scalar>

  @inline(__always)
  public init(width: Extent<Scalar>, height: Extent<Scalar>) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  public init(_ size: LayoutSize<Scalar>) {
    self.init(width: .length(size.width), height: .length(size.height))
  }

  @inline(__always)
  init(_ axis: Axis, _ along: Extent<Scalar>, across: Extent<Scalar>) {
    self =
      axis == .horizontal
      ? LayoutExtents(width: along, height: across)
      : LayoutExtents(width: across, height: along)
  }

  @inline(__always)
  public subscript(axis: Axis) -> Extent<Scalar> {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// What a parent offers on both axes; `nil` asks for the ideal length. (rule 1.1)
public struct Proposal<Scalar: LayoutScalar>: Equatable, Sendable {
  public var width: Extent<Scalar>?
  public var height: Extent<Scalar>?

  @inline(__always)
  public init(width: Extent<Scalar>?, height: Extent<Scalar>?) {
    self.width = width
    self.height = height
  }

  /// Both lengths given.
  @inline(__always)
  public init(_ size: LayoutSize<Scalar>) {
    self.init(width: .length(size.width), height: .length(size.height))
  }

  @inline(__always)
  init(_ axis: Axis, _ along: Extent<Scalar>?, across: Extent<Scalar>?) {
    self =
      axis == .horizontal
      ? Proposal(width: along, height: across)
      : Proposal(width: across, height: along)
  }

  /// Asks for the ideal size.
  public static var unspecified: Proposal { Proposal(width: nil, height: nil) }

  @inline(__always)
  public subscript(axis: Axis) -> Extent<Scalar>? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Less room on each axis, down to 0; an ideal stays asked for. (rule 1.3)
  @inline(__always)
  func inset(by insets: LayoutInsets<Scalar>) -> Proposal {
    Proposal(
      width: width.map { ($0 - insets.total(.horizontal)).clamped(atLeast: .zero) },
      height: height.map { ($0 - insets.total(.vertical)).clamped(atLeast: .zero) }
    )
  }
}

extension Extent {
  @inline(__always)
  func adding(_ other: Extent) -> Extent {
    switch other {
    case .length(let length): self + length
    case .infinite: .infinite
    }
  }
}
