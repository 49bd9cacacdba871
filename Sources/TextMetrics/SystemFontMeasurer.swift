/// The measurer of the system font: widths are estimates, heights are the font's own.
///
/// Advances are those of a free font of a like design, scaled, with the system font's tracking.
/// On sixteen labels of public storyboards, Regular at 12 to 17 points, widths are off by 2 % root
/// mean square and by 4 % at most; bold, sizes beyond 20 points, other scripts and emoji are not
/// calibrated. Properties should hold for any measurer. (rule 8.7)
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
    if let code = character.asciiValue, character != "\r\n" { return advance(ofASCII: code) }
    let scalars = character.unicodeScalars
    if !isMonospaced, let base = scalars.first, let row = tables.others[base.value] {
      return listed(row)
    }
    return unlisted(character.widthClass)
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
    // Certain for Hiragino and PingFang; a picture is 1 in the font's table at large sizes, and
    // known to be drawn wider at small ones (wh0.github.io, Emoji metrics, 2024).
    case .fullWidth, .emoji: size
    // Of Noto Sans CJK; that of the system's Korean font is not known.
    case .hangul: size * 0.92
    // The averages of the listed letters of the Latin alphabet.
    case .capital: isMonospaced ? size * Self.monospacedAdvance : size * 0.66 + tracking
    case .other: isMonospaced ? size * Self.monospacedAdvance : size * 0.53 + tracking
    }
  }

  /// In ems. (a guess)
  private static let monospacedAdvance = 0.6

  /// How much Text and Display, Regular and Bold count.
  ///
  /// Text counts up to 20 points and Display from 28, between which the system font's tracking
  /// rises. 0.985 is fitted to the labels; 0.971 is the ratio of the fonts' mean advances. Widths
  /// change evenly with the weight, which the free font's Medium and Semibold confirm.
  private static func columns(size: Double, weight: FontWeight) -> SIMD4<Float> {
    let display = min(max((size - 20) / 8, 0), 1)
    let bold = Double(weight.rawValue - FontWeight.regular.rawValue) / 300
    let text = size / 1000 * 0.985 * (1 - display)
    let large = size / 1000 * 0.971 * display
    return SIMD4(
      Float(text * (1 - bold)),
      Float(text * bold),
      Float(large * (1 - bold)),
      Float(large * bold)
    )
  }
}
