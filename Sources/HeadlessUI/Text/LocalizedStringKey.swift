import Foundation

/// A text as it stands in the source; it is shown as it is written, in no other language.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String

  public init(_ value: String) { text = value }

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ string: String) { text += string }

    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    /// A number in C's format, such as `"%.2f"`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput,
      format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject,
      formatter: Formatter
    ) {
      text += formatter.string(for: subject) ?? "\(subject)"
    }

    @MainActor @preconcurrency
    public mutating func appendInterpolation(_ text: Text) { self.text += text.plainText }

    /// An image in the text is as wide as a space here.
    public mutating func appendInterpolation(_ image: Image) { text += " " }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += style.sample
    }
  }
}
