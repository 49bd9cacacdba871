import Foundation

extension TextField {
  /// A field for a value; what can't be parsed leaves the value as it is.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: value.text(format))
  }

  /// A field for a value that may be missing; what can't be parsed leaves none.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: value.text(format))
  }

  /// A field for a value that a formatter writes and reads.
  public init<Value>(
    value: Binding<Value>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: value.text(formatter))
  }
}

extension TextField where Label == Text {
  /// A field for a value; what can't be parsed leaves the value as it is.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for a value that may be missing; what can't be parsed leaves none.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for a value that a formatter writes and reads.
  public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title,
    value: Binding<Value>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// A field for a value that a formatter writes and reads.
  public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    self = following(onEditingChanged, onCommit)
  }

  /// A field for a value that a formatter writes and reads.
  public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    self = following({ _ in }, onCommit)
  }
}

extension Binding {
  fileprivate func text<Format: ParseableFormatStyle>(_ format: Format) -> Binding<String>
  where Format.FormatInput == Value, Format.FormatOutput == String {
    Binding<String>(
      reading: { format.format(wrappedValue) },
      writing: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } }
    )
  }

  fileprivate func text<Format: ParseableFormatStyle>(_ format: Format) -> Binding<String>
  where Value == Format.FormatInput?, Format.FormatOutput == String {
    Binding<String>(
      reading: { wrappedValue.map(format.format) ?? "" },
      writing: { wrappedValue = try? format.parseStrategy.parse($0) }
    )
  }

  /// A formatter of Foundation on Linux reads text through types of its own.
  fileprivate func text(_ formatter: Formatter) -> Binding<String> {
    Binding<String>(
      reading: { formatter.string(for: wrappedValue) ?? "" },
      writing: { if let value = formatter.value(of: $0) as? Value { wrappedValue = value } }
    )
  }
}

extension Formatter {
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    default: text
    }
  }
}
