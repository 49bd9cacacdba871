/// What Hypothesis 6.170.17 reaches on a public challenge, measured over 200 seeds (110 for "difference not one").
struct ReferenceFigures {
  /// The share of the shrinks that end in the normal form, in percent.
  var normalForms: Double
  /// How many different results there are.
  var distinct: Int
  /// Evaluations while shrinking.
  var median: Int
  var percentile95: Int
  var maximum: Int
  /// The median of the cases until the fault is found.
  var cases: Int

  private init(
    _ normalForms: Double,
    _ distinct: Int,
    _ median: Int,
    _ percentile95: Int,
    _ maximum: Int,
    _ cases: Int
  ) {
    self.normalForms = normalForms
    self.distinct = distinct
    self.median = median
    self.percentile95 = percentile95
    self.maximum = maximum
    self.cases = cases
  }

  /// By the name of the challenge.
  static let hypothesis: [String: ReferenceFigures] = [
    "bound5 of lists up to 1": ReferenceFigures(100, 1, 115, 206, 431, 18),
    "bound5 of lists up to 10": ReferenceFigures(78.5, 3, 226, 550, 1362, 52),
    "large union list": ReferenceFigures(100, 1, 159, 314, 559, 50),
    "reverse": ReferenceFigures(100, 1, 8, 14, 14, 5),
    "calculator": ReferenceFigures(100, 1, 52, 98, 121, 86),
    "lengthlist": ReferenceFigures(100, 1, 92, 135, 140, 3),
    "difference not zero": ReferenceFigures(100, 1, 26, 31, 32, 12),
    "difference not small": ReferenceFigures(100, 1, 39, 51, 58, 1606),
    "difference not one": ReferenceFigures(100, 1, 36, 49, 50, 3653),
    "binheap 3:1": ReferenceFigures(81.5, 4, 90, 179, 208, 109),
    "binheap 1:7": ReferenceFigures(88, 6, 67, 111, 141, 23),
    "binheap 3:1 of generators": ReferenceFigures(52, 3, 105, 196, 218, 94),
    "coupling by filter": ReferenceFigures(25, 44, 41, 66, 88, 16),
    "coupling by bind": ReferenceFigures(100, 1, 75, 182, 211, 5),
    "deletion by filter": ReferenceFigures(100, 1, 8, 14, 18, 24),
    "deletion by bind": ReferenceFigures(100, 1, 9, 14, 17, 14),
    "distinct": ReferenceFigures(100, 1, 33, 39, 44, 7),
    "nestedlists": ReferenceFigures(100, 1, 110, 245, 419, 52),
    "nestedlists of zeros": ReferenceFigures(100, 1, 41, 72, 237, 27),
  ]
}
