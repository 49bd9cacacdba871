import Foundation
import TextMetrics

/// A change of the environment, as a function.
struct EnvironmentChange: EnvironmentModifier {
  var change: @MainActor (inout EnvironmentValues) -> Void

  func modify(_ values: inout EnvironmentValues) { change(&values) }
}

extension View {
  func environmentChange(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentChange(change: change))
  }

  public func font(_ font: Font?) -> some View {
    environmentChange { $0.text.change.font = font }
  }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environmentChange { $0.text.change.weight = weight }
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    environmentChange { $0.text.change.design = design }
  }

  public func fontWidth(_ width: Font.Width?) -> some View { self }

  public func bold(_ isActive: Bool = true) -> some View {
    environmentChange { $0.text.change.weight = isActive ? .bold : nil }
  }

  public func italic(_ isActive: Bool = true) -> some View {
    environmentChange { $0.text.change.isItalic = isActive }
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    environmentChange { $0.text.change.isMonospaced = isActive }
  }

  public func monospacedDigit() -> some View {
    environmentChange { $0.text.change.hasMonospacedDigits = true }
  }

  public func kerning(_ kerning: CGFloat) -> some View {
    environmentChange { $0.text.change.kerning = kerning }
  }

  public func tracking(_ tracking: CGFloat) -> some View {
    environmentChange { $0.text.change.tracking = tracking }
  }

  public func baselineOffset(_ offset: CGFloat) -> some View {
    environmentChange { $0.text.change.baselineOffset = offset }
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    environmentChange { $0.text.letterCase = textCase }
  }

  /// At most `limit` lines. (rule 8.5)
  public func lineLimit(_ limit: Int?) -> some View {
    environmentChange { $0.text.paragraph.lineLimit = limit.map { .atMost($0) } }
  }

  /// A height of exactly `limit` lines. (rule 8.5)
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environmentChange {
      $0.text.paragraph.lineLimit = reservesSpace ? .reserving(limit) : .atMost(limit)
    }
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environmentChange { $0.text.paragraph.lineLimit = .range(limit) }
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environmentChange { $0.text.paragraph.lineLimit = .atLeast(limit.lowerBound) }
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environmentChange { $0.text.paragraph.lineLimit = .atMost(limit.upperBound) }
  }

  public func lineSpacing(_ spacing: CGFloat) -> some View {
    environmentChange { $0.text.paragraph.lineSpacing = spacing }
  }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environmentChange { $0.text.paragraph.minimumScaleFactor = factor }
  }

  public func allowsTightening(_ flag: Bool) -> some View {
    environmentChange { $0.text.paragraph.allowsTightening = flag }
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environmentChange { $0.truncationMode = mode }
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environmentChange { $0.text.alignment = alignment }
  }
}
