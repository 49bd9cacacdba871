@_spi(Reflection) import Swift

/// A property of a view that takes its value from the place where the view stands.
public protocol DynamicProperty {
  /// Called before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property wrapper that keeps something at the place of its view.
protocol PlacedProperty: DynamicProperty {
  /// Connects the property with what is kept in `slot`, which is `nil` at first.
  @MainActor
  func connect(_ slot: inout AnyObject?, _ element: any Evaluated)
}

/// A dynamic property of a type of view: where it lies in a value, and how it is connected.
struct DynamicField {
  let offset: Int
  let connect: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, any Evaluated) -> Void
}

/// Finds the dynamic properties of types, each type once.
@MainActor
enum DynamicFields {
  /// What a type consists of never changes, so that it may be kept for all hosts.
  private static var known: [ObjectIdentifier: [DynamicField]] = [:]

  static func fields<Owner>(of type: Owner.Type) -> [DynamicField] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = search(type, at: 0)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func search(_ type: Any.Type, at start: Int) -> [DynamicField] {
    var fields: [DynamicField] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      guard let property = fieldType as? any DynamicProperty.Type else { return true }
      fields += search(property, at: start + offset)
      if let placed = property as? any PlacedProperty.Type {
        fields.append(field(placed, at: start + offset))
      } else {
        fields.append(field(property, at: start + offset))
      }
      return true
    }
    return fields
  }

  private static func field<Property: DynamicProperty>(
    _ type: Property.Type,
    at offset: Int
  ) -> DynamicField {
    DynamicField(offset: offset) { pointer, _, _ in
      pointer.assumingMemoryBound(to: Property.self).pointee.update()
    }
  }

  private static func field<Property: PlacedProperty>(
    _ type: Property.Type,
    at offset: Int
  ) -> DynamicField {
    DynamicField(offset: offset) { pointer, slot, element in
      let property = pointer.assumingMemoryBound(to: Property.self)
      property.pointee.connect(&slot, element)
      property.pointee.update()
    }
  }
}
