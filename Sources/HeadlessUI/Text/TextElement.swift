import Foundation
import LayoutSolver
import TextMetrics

/// The place of a text: keeps it prepared as long as text and fonts are the same.
final class TextElement: ViewElement, MeasuredElement {
  private(set) var text: Text
  private var runs: [TextRun] = []
  private var prepared: PreparedText
  private var paragraph = ParagraphSettings()
  private var node = Node.empty
  private var scale: CGFloat

  override var measured: (any MeasuredElement)? { self }
  override var plainText: String? { text.plainText }

  static func reconcile(
    _ text: Text,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    if let old, type(of: old) == TextElement.self {
      let element = unsafeDowncast(old, to: TextElement.self)
      element.environment = context.environment
      element.text = text
      element.prepareChanges()
      return element
    }
    old?.unmount()
    let element = TextElement(text, context)
    element.prepareChanges()
    return element
  }

  private init(_ text: Text, _ context: ElementContext) {
    self.text = text
    prepared = context.host.settings.textMeasurer.prepare([])
    scale = context.environment.displayScale
    super.init(context)
  }

  private func prepareChanges() {
    let settings = environment.text
    let runs = text.runs(in: environment)
    let paragraph = settings.paragraph
    let scale = environment.displayScale
    guard
      runs != self.runs || paragraph != self.paragraph || scale != self.scale
        || node == .empty
    else { return }
    if runs != self.runs || node == .empty { prepared = host.settings.textMeasurer.prepare(runs) }
    (self.runs, self.paragraph, self.scale) = (runs, paragraph, scale)
    node = Node.text(Int(assuredTag), spacing: TextSpacing(prepared.gaps(pixelScale: scale)))
      .tagged(assuredTag)
    invalidateLayout()
  }

  override func lower() -> [LoweredView] { [LoweredView(node: node)] }

  func size(for proposal: Proposal<Double>) -> TextSize<Double> {
    TextSize(
      prepared.measured(
        paragraph,
        width: proposal.width?.length,
        height: proposal.height?.length,
        pixelScale: scale
      )
    )
  }
}

extension Text {
  /// The pieces with their fonts in points.
  func runs(in environment: EnvironmentValues) -> [TextRun] {
    let settings = environment.text
    return pieces.map { piece in
      let change = piece.change.inside(settings.change)
      return TextRun(
        settings.cased(piece.text),
        font: change.described(in: environment),
        baselineOffset: change.baselineOffset ?? 0,
        kerning: change.kerning ?? 0
      )
    }
  }
}

extension TextSpacing<Double> {
  init(_ gaps: TextGaps) {
    self.init(above: gaps.above, below: gaps.below, leading: gaps.leading)
  }
}

extension TextSize<Double> {
  init(_ measurement: TextMeasurement) {
    self.init(
      size: LayoutSize(width: measurement.width, height: measurement.height),
      firstBaseline: measurement.firstBaseline,
      lastBaseline: measurement.lastBaseline
    )
  }
}
