import Foundation
import TextMetrics

/// What the surroundings say of how text is set.
struct TextSettings {
  var change = TextChange()
  var paragraph = ParagraphSettings()
  var letterCase: Text.Case?
  var alignment = TextAlignment.leading

  func cased(_ text: String) -> String {
    switch letterCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}

private struct TextSettingsKey: EnvironmentKey {
  static var defaultValue: TextSettings { TextSettings() }
}

extension EnvironmentValues {
  var text: TextSettings {
    get { self[TextSettingsKey.self] }
    set { self[TextSettingsKey.self] = newValue }
  }

  public var font: Font? {
    get { text.change.font }
    set { text.change.font = newValue }
  }

  /// At most how many lines a text shows; `nil` for any number.
  public var lineLimit: Int? {
    get { text.paragraph.lineLimit?.maximum }
    set { text.paragraph.lineLimit = newValue.map { .atMost($0) } }
  }

  public var lineSpacing: CGFloat {
    get { text.paragraph.lineSpacing }
    set { text.paragraph.lineSpacing = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { text.paragraph.minimumScaleFactor }
    set { text.paragraph.minimumScaleFactor = newValue }
  }

  public var allowsTightening: Bool {
    get { text.paragraph.allowsTightening }
    set { text.paragraph.allowsTightening = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { Text.TruncationMode(text.paragraph.truncation) }
    set { text.paragraph.truncation = newValue.measured }
  }

  public var textCase: Text.Case? {
    get { text.letterCase }
    set { text.letterCase = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }
}

/// How the lines of a text stand; neutral for where the text stands.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

extension Text.TruncationMode {
  fileprivate init(_ mode: ParagraphSettings.Truncation) {
    switch mode {
    case .head: self = .head
    case .middle: self = .middle
    case .tail: self = .tail
    }
  }

  fileprivate var measured: ParagraphSettings.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
