import Foundation

/// The views that an arrangement arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  public var layoutDirection = LayoutDirection.leftToRight
  let context: SubviewContext
  let positions: Range<Int>

  public var startIndex: Int { positions.lowerBound }

  public var endIndex: Int { positions.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(context: context, position: index)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(layoutDirection: layoutDirection, context: context, positions: bounds)
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.context === right.context && left.positions == right.positions
  }
}

/// A view that an arrangement arranges.
public struct LayoutSubview: Equatable {
  let context: SubviewContext
  let position: Int

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    context.measure(position, proposal)
  }

  /// The size and the guides; those that the view sets itself are not known here.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  public var priority: Double { context.traits[position].layoutPriority }

  public var spacing: ViewSpacing { ViewSpacing() }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    context.traits[position].layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Puts the point `anchor` of the view at a position.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    context.places[self.position] = SubviewPlace(
      point: position,
      anchor: anchor,
      proposal: proposal
    )
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.context === right.context && left.position == right.position
  }
}

/// Where an arrangement puts a view.
struct SubviewPlace {
  var point: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize
}

/// What the views of an arrangement refer to while it is asked.
///
/// A class because views are placed through values.
final class SubviewContext {
  let measure: (Int, ProposedViewSize) -> CGSize
  let traits: [ViewTraits]
  var places: [Int: SubviewPlace] = [:]

  init(_ traits: [ViewTraits], measure: @escaping (Int, ProposedViewSize) -> CGSize) {
    self.traits = traits
    self.measure = measure
  }

  var subviews: LayoutSubviews { LayoutSubviews(context: self, positions: 0..<traits.count) }
}
