import Foundation

/// A value as the tool writes JSON: indented, keys sorted, without a line break at the end.
func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "inf",
    negativeInfinity: "-inf",
    nan: "nan"
  )
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
