/// A name that no other place has, for views that belong together.
@propertyWrapper
public struct Namespace: DynamicProperty, PlacedProperty {
  /// Two are equal exactly where they come from the same place.
  public struct ID: Hashable, Sendable {
    let identifier: ObjectIdentifier?
  }

  private let box = NamespaceBox()

  public init() {}

  public var wrappedValue: ID { ID(identifier: box.mark.map { ObjectIdentifier($0) }) }

  @MainActor
  func connect(_ slot: inout AnyObject?, _ element: any Evaluated) {
    let mark = slot ?? PlaceMark()
    slot = mark
    box.mark = mark
  }
}

private final class NamespaceBox {
  var mark: AnyObject?
}

/// What a place is known by.
private final class PlaceMark {}
