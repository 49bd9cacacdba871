package import PropertyTesting

/// A property with a fault, and the one counterexample that every shrink should end in.
package struct Challenge: Sendable, CustomStringConvertible {
  package let property: Property
  /// The text of the smallest value that breaks the property.
  package let normalForm: String

  package var description: String { property.name }

  init<Value>(
    _ name: String,
    _ generator: Generator<Value>,
    _ normalForm: String,
    holds: @escaping @Sendable (Value) -> Bool
  ) {
    self.normalForm = normalForm
    property = Property(name, generator) { .that(holds($0), otherwise: "it does not hold") }
  }
}
