/// A draw that did not succeed: the case ends and counts as discarded.
public struct Rejection: Error, Hashable, Sendable {
  public init() {}
}

/// A value of a case, as text, with the label it was drawn under.
public struct NotedValue: Hashable, Codable, Sendable {
  /// What the property calls the value; nil for the only one.
  public var label: String?
  /// The value as it describes itself.
  public var text: String
  /// Any other value in its place was found to break the claim, too.
  public var isFree = false
  /// The parts of the value in place of which any other was found to break the claim, too: "2" for the second part
  /// of a tuple or the second element of a list, "2.1" for the first part of that.
  public var freeParts: [String] = []
  /// The places of the choices it was made of.
  package var choices: Range<Int>

  public init(label: String?, text: String) {
    self.init(label: label, text: text, choices: 0..<0)
  }

  package init(label: String?, text: String, choices: Range<Int>) {
    self.label = label
    self.text = text
    self.choices = choices
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
    let start = count
    if depth == 0 { beginValue() }
    depth += 1
    let drawn = generator.produce(&self)
    depth -= 1
    guard let value = drawn else { throw Rejection() }
    close()
    if depth == 0 { note(value, as: label, from: start) }
    return value
  }

  /// Ends the case as discarded unless `condition` holds.
  public func require(_ condition: Bool) throws(Rejection) {
    guard condition else { throw Rejection() }
  }

  @usableFromInline
  mutating func beginValue() {
    if notesParts { parts?.beginValue() }
  }

  @inlinable
  mutating func note<Value>(_ value: Value, as label: String? = nil, from start: Int = 0) {
    if notes != nil { append(description(of: value), as: label, from: start) }
  }

  @usableFromInline
  mutating func append(_ text: String, as label: String?, from start: Int) {
    let value = NotedValue(label: label, text: text, choices: start..<count)
    notes?.append(value)
    journal?.write(value)
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
