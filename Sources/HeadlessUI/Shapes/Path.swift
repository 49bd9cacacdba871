import Foundation

/// An outline made of lines and curves.
public struct Path: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var elements: [Element] = []
  private var start = CGPoint.zero
  /// Where the next line begins; `nil` in an empty path.
  public private(set) var currentPoint: CGPoint?

  public init() {}

  public init(_ build: (inout Path) -> Void) { build(&self) }

  public init(_ path: CGPath) { self = path.path }

  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    (start, currentPoint) = (end, end)
  }

  public mutating func addLine(to end: CGPoint) { append(.line(to: end), end) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control), end)
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2), end)
  }

  public mutating func closeSubpath() {
    guard !isEmpty else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    elements += added.elements
    (start, currentPoint) = (added.start, added.currentPoint)
  }

  /// A line without a beginning begins where it ends.
  private mutating func append(_ element: Element, _ end: CGPoint) {
    if currentPoint == nil { move(to: end) }
    elements.append(element)
    currentPoint = end
  }
}

extension Path {
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var path = self
    path.elements = elements.map { $0.mapped { $0.applying(transform) } }
    path.start = start.applying(transform)
    path.currentPoint = currentPoint?.applying(transform)
    return path
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  public func transform(_ transform: CGAffineTransform) -> some Shape {
    DerivedShape(base: self) { path, _ in path.applying(transform) }
  }

  /// The whole path: which part is drawn does not matter here.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  /// The line's middle: how thick it is drawn does not matter here.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  public var cgPath: CGPath { CGPath(self) }
}

extension Path.Element {
  fileprivate func mapped(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: change(end))
    case .line(let end): .line(to: change(end))
    case .quadCurve(let end, let control):
      .quadCurve(to: change(end), control: change(control))
    case .curve(let end, let control1, let control2):
      .curve(to: change(end), control1: change(control1), control2: change(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}

/// An outline, as CoreGraphics has it.
public struct CGPath: Equatable, Sendable {
  let path: Path

  init(_ path: Path) { self.path = path }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    path = Path(rect).applying(transform?.pointee ?? .identity)
  }

  public var boundingBoxOfPath: CGRect { path.boundingRect }

  public var isEmpty: Bool { path.isEmpty }
}
