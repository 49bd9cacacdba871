import Foundation

/// Where coordinates are measured from.
public enum CoordinateSpace: Equatable, Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the innermost scroll view's frame.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpace.all) }

  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollSpace.all) }
}

/// The name of scroll views as coordinate spaces.
enum ScrollSpace: Hashable {
  case all
}

struct CoordinateSpaceModifier: BehaviorModifier {
  typealias Behavior = CoordinateSpaceBehavior
  var name: AnyHashable
}

final class CoordinateSpaceBehavior: ElementBehavior, ModifierBehavior {
  private(set) var name = AnyHashable(0)

  func update(_ modifier: CoordinateSpaceModifier) { name = modifier.name }

  override func lower(_ content: [LoweredView]) -> [LoweredView] {
    content.map { LoweredView(node: element.reporting($0.node), traits: $0.traits) }
  }
}

extension View {
  /// Lets views inside measure from this view's corner, by a name.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Lets views inside measure from this view's corner, by a name.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}
