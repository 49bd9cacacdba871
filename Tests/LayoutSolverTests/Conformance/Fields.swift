/// The fields of one JSON object; a field that nobody knows is an error.
struct Fields {
  let container: KeyedDecodingContainer<Key>

  init(_ decoder: any Decoder, known: Set<String>) throws {
    container = try decoder.container(keyedBy: Key.self)
    let strangers = Set(container.allKeys.map(\.stringValue)).subtracting(known)
    guard strangers.isEmpty else {
      throw mistake("nobody knows \(strangers.sorted()); give some of \(known.sorted())")
    }
  }

  func value<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: Key(stringValue: name))
  }

  func needed<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) throws -> Value {
    try container.decode(Value.self, forKey: Key(stringValue: name))
  }

  func mistake(_ text: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: container.codingPath, debugDescription: text))
  }

  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { Int(stringValue) }

    init(stringValue: String) { self.stringValue = stringValue }
    init(intValue: Int) { stringValue = "\(intValue)" }
  }
}

extension Decoder {
  func mistake(_ text: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
  }
}
