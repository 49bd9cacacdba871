import Foundation

/// A text as it stands in the source; it is shown in no other language.
///
/// Markdown in it is shown as what it marks; Markdown in what is interpolated is not.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let pieces: [Text.Piece]

  public init(_ value: String) { self.init(value, hasMarkup: value.mayHaveMarkup) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.text, hasMarkup: stringInterpolation.hasMarkup)
  }

  private init(_ text: String, hasMarkup: Bool) {
    pieces = hasMarkup ? InlineMarkup.pieces(of: text) : [Text.Piece(text: text)]
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    /// With what is interpolated kept from being read as Markdown.
    fileprivate private(set) var text = ""
    fileprivate private(set) var hasMarkup = false

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
      hasMarkup = hasMarkup || literal.mayHaveMarkup
      text += literal
    }

    public mutating func appendInterpolation(_ string: String) {
      guard string.mayHaveMarkup else { return text += string }
      hasMarkup = true
      text += string.escapingMarkup
    }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendInterpolation("\(value)")
    }

    /// A number in C's format, such as `"%.2f"`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      appendInterpolation(String(format: specifier, value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput,
      format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(format.format(input))
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject,
      formatter: Formatter
    ) {
      appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
    }

    @MainActor @preconcurrency
    public mutating func appendInterpolation(_ text: Text) {
      appendInterpolation(text.plainText)
    }

    /// An image in the text is as wide as a space here.
    public mutating func appendInterpolation(_ image: Image) { text += " " }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += style.sample
    }
  }
}
