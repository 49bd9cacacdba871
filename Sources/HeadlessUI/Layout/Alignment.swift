import Foundation
import LayoutSolver

/// Where a guide lies in a view that does not say so itself.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide across a column.
public struct HorizontalAlignment: Hashable, Sendable {
  let guide: LayoutGuide

  init(_ guide: LayoutGuide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) { guide = .custom(id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(LayoutGuide.leading)
  public static let center = HorizontalAlignment(LayoutGuide.center)
  public static let trailing = HorizontalAlignment(LayoutGuide.trailing)
  public static let listRowSeparatorLeading = HorizontalAlignment(
    .custom(id: -1, fraction: 0)
  )
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    .custom(id: -2, fraction: 1)
  )
}

/// A guide across a row.
public struct VerticalAlignment: Hashable, Sendable {
  let guide: LayoutGuide

  init(_ guide: LayoutGuide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) { guide = .custom(id, axis: .vertical) }

  public static let top = VerticalAlignment(LayoutGuide.top)
  public static let center = VerticalAlignment(LayoutGuide.center)
  public static let bottom = VerticalAlignment(LayoutGuide.bottom)
  public static let firstTextBaseline = VerticalAlignment(LayoutGuide.firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(LayoutGuide.lastTextBaseline)
}

/// A guide for each direction.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )

  var solved: LayoutAlignment {
    LayoutAlignment(horizontal: horizontal.guide, vertical: vertical.guide)
  }
}

/// A view's size and guides, as seen by code that places a guide.
///
/// Guides that the view itself sets are not known here: each lies where it does by default.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat

  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.guide.standard(width) }

  public subscript(guide: VerticalAlignment) -> CGFloat { guide.guide.standard(height) }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

extension LayoutGuide {
  /// The guide of an identifier whose default is a fraction of the length.
  ///
  /// A default that is no fraction (a constant, or one that depends on the other length) is taken
  /// as the fraction that it is in a view of 1000 × 1000 points.
  fileprivate static func custom(
    _ id: any AlignmentID.Type,
    axis: LayoutSolver.Axis
  ) -> LayoutGuide {
    let probe = ViewDimensions(width: 1000, height: 1000)
    let number = Int(bitPattern: ObjectIdentifier(id))
    return .custom(id: number, fraction: id.defaultValue(in: probe) / 1000)
  }

  fileprivate func standard(_ length: CGFloat) -> CGFloat {
    switch self {
    case .start: 0
    case .center: length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: length
    case .custom(_, let fraction): length * fraction
    }
  }
}

struct GuideModifier: BehaviorModifier {
  typealias Behavior = GuideBehavior
  var guide: LayoutGuide
  var axis: LayoutSolver.Axis
  var position: (ViewDimensions) -> CGFloat
}

/// Places a guide of its content, which the solver asks for by the element's number.
final class GuideBehavior: ElementBehavior, ModifierBehavior {
  private var modifier: GuideModifier?

  func update(_ modifier: GuideModifier) { self.modifier = modifier }

  override func lower(_ content: [LoweredView]) -> [LoweredView] {
    guard let modifier else { return content }
    let tag = Int(element.assuredTag)
    return content.map {
      let node = $0.node.alignmentGuide(modifier.guide, modifier.axis, .resolved(tag))
      return LoweredView(node: node, traits: $0.traits)
    }
  }

  func position(in size: LayoutSize<Double>) -> Double {
    let dimensions = ViewDimensions(width: size.width, height: size.height)
    return modifier.map { Double($0.position(dimensions)) } ?? 0
  }
}

extension View {
  /// Says where a guide of the view lies, for containers that align on it. (rule 2.21)
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(guide: guide.guide, axis: .horizontal, position: computeValue))
  }

  /// Says where a guide of the view lies, for containers that align on it. (rule 2.21)
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(guide: guide.guide, axis: .vertical, position: computeValue))
  }
}
