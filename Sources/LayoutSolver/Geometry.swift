/// One of the two directions of the screen.
public enum Axis: Hashable, Sendable, Codable, CaseIterable {
  case horizontal
  case vertical

  /// The other one.
  @inline(__always)
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Width and height, in points.
public struct LayoutSize<Scalar: LayoutScalar>: Equatable, Sendable {
  public var width: Scalar
  public var height: Scalar

  @inline(__always)
  public init(width: Scalar, height: Scalar) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  public subscript(axis: Axis) -> Scalar {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A place, in points from the top left corner; y grows downwards.
public struct LayoutPoint<Scalar: LayoutScalar>: Equatable, Sendable {
  public var x: Scalar
  public var y: Scalar

  @inline(__always)
  public init(x: Scalar, y: Scalar) {
    self.x = x
    self.y = y
  }

  @inline(__always)
  public subscript(axis: Axis) -> Scalar {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// A rectangle, in points from the top left corner; y grows downwards.
public struct LayoutRect<Scalar: LayoutScalar>: Equatable, Sendable {
  public var origin: LayoutPoint<Scalar>
  public var size: LayoutSize<Scalar>

  @inline(__always)
  public init(origin: LayoutPoint<Scalar>, size: LayoutSize<Scalar>) {
    self.origin = origin
    self.size = size
  }

  @inline(__always)
  public init(x: Scalar, y: Scalar, width: Scalar, height: Scalar) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  public var minX: Scalar { origin.x }
  public var minY: Scalar { origin.y }
  public var maxX: Scalar { origin.x + size.width }
  public var maxY: Scalar { origin.y + size.height }

  /// The rectangle with each edge moved inwards by its inset (outwards where that is negative).
  public func inset(by insets: LayoutInsets<Scalar>) -> LayoutRect {
    LayoutRect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom
    )
  }
}

extension LayoutRect where Scalar == Double {
  /// The rectangle as it is drawn on a screen of `scale` pixels a point.
  ///
  /// Both corners go to the nearest pixel, ties up; the size is their difference. (rule 1.8)
  public func rounded(scale: Double) -> LayoutRect {
    let left = (minX * scale + 0.5).rounded(.down) / scale
    let top = (minY * scale + 0.5).rounded(.down) / scale
    let right = (maxX * scale + 0.5).rounded(.down) / scale
    let bottom = (maxY * scale + 0.5).rounded(.down) / scale
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A distance inwards from each edge, in points. Leading is left unless the screen is mirrored.
public struct LayoutInsets<Scalar: LayoutScalar>: Equatable, Sendable {
  public var top: Scalar
  public var leading: Scalar
  public var bottom: Scalar
  public var trailing: Scalar

  public init(top: Scalar, leading: Scalar, bottom: Scalar, trailing: Scalar) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance from every edge.
  public init(all length: Scalar) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  public static var zero: LayoutInsets { LayoutInsets(all: Scalar(0)) }

  public subscript(edge: LayoutEdge) -> Scalar {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Both insets of an axis together.
  public func total(_ axis: Axis) -> Scalar {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}

/// One side of a rectangle.
public enum LayoutEdge: UInt8, Hashable, Sendable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// The axis along which a bar at this edge is thick.
  public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

/// A set of sides.
public struct LayoutEdges: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ edge: LayoutEdge) { self.init(rawValue: 1 << edge.rawValue) }

  public static let top = LayoutEdges(.top)
  public static let leading = LayoutEdges(.leading)
  public static let bottom = LayoutEdges(.bottom)
  public static let trailing = LayoutEdges(.trailing)
  public static let horizontal: LayoutEdges = [.leading, .trailing]
  public static let vertical: LayoutEdges = [.top, .bottom]
  public static let all: LayoutEdges = [.horizontal, .vertical]

  public func contains(_ edge: LayoutEdge) -> Bool { contains(LayoutEdges(edge)) }
}

extension LayoutSize: Hashable where Scalar: Hashable {}
extension LayoutPoint: Hashable where Scalar: Hashable {}
extension LayoutRect: Hashable where Scalar: Hashable {}
extension LayoutInsets: Hashable where Scalar: Hashable {}
extension LayoutSize: Codable where Scalar: Codable {}
extension LayoutPoint: Codable where Scalar: Codable {}
extension LayoutRect: Codable where Scalar: Codable {}
extension LayoutInsets: Codable where Scalar: Codable {}
