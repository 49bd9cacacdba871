/// The measurer of the system font: widths are estimates, heights are the font's own.
///
/// Advances are those of a free font of a like design, scaled, with the system font's tracking.
/// On sixteen labels of public storyboards, Regular at 12 to 17 points, widths are off by 2 % root
/// mean square and by 4 % at most; on strings of all weights at 19 to 48 points by up to 4 %, and
/// most often less than 1 %; at 8 points they are 3 to 6 % too small. Kerning, other scripts and
/// emoji are not calibrated. Properties should hold for any measurer. (rule 8.7)
public struct SystemFontMeasurer: TextMeasurer, Hashable {
  public init() {}

  public func prepare(_ runs: [TextRun]) -> PreparedText {
    let tables = SystemFontTables.standard
    return PreparedText(runs) { SystemTypeface($0, tables) }
  }
}

/// The system font at one size.
struct SystemTypeface: Typeface {
  let metrics: FontMetrics
  private let size: Double
  private let tables: SystemFontTables
  /// What each column of the table counts, in points.
  private let columns: SIMD4<Float>
  /// In points.
  private let tracking: Double
  private let isMonospaced: Bool
  private let hasMonospacedDigits: Bool

  init(_ font: FontDescription, _ tables: SystemFontTables) {
    self.tables = tables
    metrics = font.metrics
    size = font.usableSize
    columns = Self.columns(size: size, weight: font.weight)
    tracking = tables.tracking(size: size)
    isMonospaced = font.design == .monospaced
    hasMonospacedDigits = font.monospacedDigits
  }

  func advance(ofASCII code: UInt8) -> Double {
    if isMonospaced, code >= 0x20 { return size * Self.monospacedAdvance }
    if hasMonospacedDigits, (0x30...0x39).contains(code) { return listed(tables.ascii[0x30]) }
    return listed(tables.ascii[Int(code & 0x7F)])
  }

  func advance(of character: Character) -> Double {
    if let code = character.asciiValue { return advance(ofASCII: code) }
    let width = character.widthClass
    guard let base = character.unicodeScalars.first, width == .capital || width == .other else {
      return unlisted(width)
    }
    if base.isASCII { return advance(ofASCII: UInt8(truncatingIfNeeded: base.value)) }
    guard !isMonospaced, let row = tables.others[base.value] else { return unlisted(width) }
    return listed(row)
  }

  private func listed(_ row: SIMD4<Float>) -> Double {
    let advance = Double((row * columns).sum())
    return advance > 0 ? advance + tracking : 0
  }

  /// Widths that no table lists, in ems: guesses, but for those of ideographs and emoji.
  private func unlisted(_ width: WidthClass) -> Double {
    switch width {
    case .zero: 0
    case .halfWidth: size * 0.5
    // Ideographs fill their square. Pictures are 1 wide in the font's table (wh0.github.io, Emoji
    // metrics, 2024), and said to be wider at small sizes.
    case .fullWidth, .emoji: size
    // Of Noto Sans CJK; that of the system's Korean font is not known.
    case .hangul: size * 0.92
    // The averages of the listed letters of the Latin alphabet.
    case .capital: isMonospaced ? size * Self.monospacedAdvance : size * 0.66 + tracking
    case .other: isMonospaced ? size * Self.monospacedAdvance : size * 0.53 + tracking
    }
  }

  /// In ems: 1266 of 2048 parts. (medium: read on macOS, Vercantez/openuikit, font_metrics.json)
  private static let monospacedAdvance = 1266.0 / 2048

  /// How much Text and Display, Regular and Bold count, times the size.
  ///
  /// Text counts up to 19 points and Display from 25, between which the system font's tracking
  /// rises; widths read at 21 and 22 points agree. (low)
  private static func columns(size: Double, weight: FontWeight) -> SIMD4<Float> {
    let display = min(max((size - 19) / 6, 0), 1)
    let bold = boldness(weight)
    let text = size / 1000 * (1 - display)
    let large = size / 1000 * display
    return SIMD4(
      Float(text * (1 - bold)),
      Float(text * bold),
      Float(large * (1 - bold)),
      Float(large * bold)
    )
  }

  /// How far a weight's widths lie on the way from Regular to Bold. (medium: widths of one
  /// sentence read on macOS, Vercantez/openuikit, font_metrics.json)
  private static func boldness(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: -0.67
    case .thin: -0.53
    case .light: -0.23
    case .regular: 0
    case .medium: 0.37
    case .semibold: 0.63
    case .bold: 1
    case .heavy: 1.53
    case .black: 2
    }
  }
}
