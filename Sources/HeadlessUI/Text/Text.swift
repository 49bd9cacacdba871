import Foundation
import LayoutSolver
import TextMetrics

/// Lines of text.
public struct Text: BuiltInView, Equatable, Sendable {
  /// A part of the text with changes of its own.
  struct Piece: Equatable, Sendable {
    var text: String
    var change = TextChange()
  }

  var pieces: [Piece]

  nonisolated init(pieces: [Piece]) { self.pieces = pieces }

  nonisolated public init(verbatim content: String) { pieces = [Piece(text: content)] }

  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    pieces = [Piece(text: String(content))]
  }

  nonisolated public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    pieces = key.pieces
  }

  /// Literals, which an attributed text can be too, are localized.
  @_disfavoredOverload
  nonisolated public init(_ content: AttributedString) {
    pieces = [Piece(text: String(content.characters))]
  }

  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    pieces = [Piece(text: format.format(input))]
  }

  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    pieces = [Piece(text: formatter.string(for: subject) ?? "")]
  }

  /// A date or time, which stands still here: a text of the usual length.
  nonisolated public init(_ date: Date, style: DateStyle) {
    pieces = [Piece(text: style.sample)]
  }

  /// Two dates, which stand still here: a text of the usual length.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    pieces = [Piece(text: "9:30 AM – 3:30 PM")]
  }

  /// Two dates, which stand still here: a text of the usual length.
  nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A timer, which stands still here at the whole of its time.
  nonisolated public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let start = timerInterval.lowerBound
    let seconds = Int(timerInterval.upperBound.timeIntervalSince(start).rounded())
    let minutes = seconds / 60
    let clock =
      showsHours && minutes >= 60
      ? String(format: "%d:%02d:%02d", minutes / 60, minutes % 60, seconds % 60)
      : String(format: "%d:%02d", minutes, seconds % 60)
    pieces = [Piece(text: clock)]
  }

  /// An image in a line of text is as wide as a space here.
  nonisolated public init(_ image: Image) { pieces = [Piece(text: " ")] }

  nonisolated public static func + (left: Text, right: Text) -> Text {
    Text(pieces: left.pieces + right.pieces)
  }

  var plainText: String { pieces.map(\.text).joined() }

  public static func reconcile(
    _ view: Text,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    TextElement.reconcile(view, old, context)
  }

  /// How a date is shown.
  public struct DateStyle: Sendable {
    let sample: String
    public static let time = DateStyle(sample: "9:41 AM")
    public static let date = DateStyle(sample: "December 20, 2025")
    public static let relative = DateStyle(sample: "5 min, 30 sec")
    public static let offset = DateStyle(sample: "+5 minutes")
    public static let timer = DateStyle(sample: "5:30")
  }

  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable {
      case solid
      case dot
      case dash
      case dashDot
      case dashDotDot
    }

    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    public static let single = LineStyle()
  }
}

/// What a text changes of the font around it.
struct TextChange: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var design: Font.Design?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?

  /// This change, where it says nothing `outer`'s.
  func inside(_ outer: TextChange) -> TextChange {
    TextChange(
      font: font ?? outer.font,
      weight: weight ?? outer.weight,
      isItalic: isItalic || outer.isItalic,
      isMonospaced: isMonospaced || outer.isMonospaced,
      hasMonospacedDigits: hasMonospacedDigits || outer.hasMonospacedDigits,
      design: design ?? outer.design,
      kerning: kerning ?? outer.kerning,
      tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset
    )
  }

  func described(in environment: EnvironmentValues) -> FontDescription {
    var font = (font ?? environment.font ?? .body).described(in: environment)
    if let weight { font.weight = weight.measured }
    if isItalic { font.isItalic = true }
    if let design { font.design = design.measured }
    if isMonospaced { font.design = .monospaced }
    if hasMonospacedDigits { font.monospacedDigits = true }
    font.tracking = tracking ?? 0
    return font
  }
}
