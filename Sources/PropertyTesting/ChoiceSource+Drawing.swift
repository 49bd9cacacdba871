/// A draw that did not succeed: the case ends and counts as discarded.
public struct Rejection: Error, Hashable, Sendable {
  public init() {}
}

/// A value of a case, as text, with the label it was drawn under.
public struct NotedValue: Hashable, Codable, Sendable {
  public var label: String?
  public var text: String

  public init(label: String?, text: String) {
    self.label = label
    self.text = text
  }
}

extension ChoiceSource {
  /// A value of `generator`, noted under `label` in the report of a failure.
  ///
  /// - Throws: ``Rejection`` when the generator gives up; let it end the case.
  @inlinable
  public mutating func draw<Value>(
    _ generator: Generator<Value>,
    as label: String? = nil
  ) throws(Rejection) -> Value {
    open(.draw)
    depth += 1
    let drawn = generator.produce(&self)
    depth -= 1
    guard let value = drawn else { throw Rejection() }
    close()
    if depth == 0 { note(value, as: label) }
    return value
  }

  /// Ends the case as discarded unless `condition` holds.
  public func require(_ condition: Bool) throws(Rejection) {
    guard condition else { throw Rejection() }
  }

  @inlinable
  mutating func note<Value>(_ value: Value, as label: String? = nil) {
    if notes != nil { append(description(of: value), as: label) }
  }

  @usableFromInline
  mutating func append(_ text: String, as label: String?) {
    notes?.append(NotedValue(label: label, text: text))
  }
}

/// How a value reads in a report: text in quotes, anything else as it describes itself.
@usableFromInline
package func description<Value>(of value: Value) -> String {
  switch value {
  case let text as String: String(reflecting: text)
  case let text as Substring: String(reflecting: text)
  case let text as Character: String(reflecting: text)
  case let text as Unicode.Scalar: String(reflecting: text)
  default: String(describing: value)
  }
}
