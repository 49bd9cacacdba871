public import Foundation

/// Makes values of encoded ones.
public protocol TopLevelDecoder {
  /// The encoded form.
  associatedtype Input

  /// The value of `type` that `input` encodes.
  func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

/// Encodes values.
public protocol TopLevelEncoder {
  /// The encoded form.
  associatedtype Output

  /// The encoded form of `value`.
  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}

extension JSONEncoder: TopLevelEncoder {}

extension PropertyListDecoder: TopLevelDecoder {}

extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// The values of `type` that the values encode.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// The encoded values.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.TryMap<Self, Coder.Output> {
    tryMap { try encoder.encode($0) }
  }
}
