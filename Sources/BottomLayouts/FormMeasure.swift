import SwiftUI

/// The lengths of a form that neither scrolling nor the space above its last element changes.
struct FormMeasure: Equatable {
  /// From the form's top to its first thing, unscrolled.
  private var inset: CGFloat?
  /// From the top of the first thing to the end of the footer's upper part.
  private var span: CGFloat = 0
  /// The height of the last element.
  private var bottom: CGFloat = 0

  /// What the form needs besides the space above the last element; `nil` before it is known.
  var usedHeight: CGFloat? { inset.map { $0 + span + bottom } }

  /// Takes what the marked views measure now. Where one of them is not there, because rows far out
  /// of sight are not made, all stays as it was.
  @MainActor mutating func note(_ marks: FormMarks, in proxy: GeometryProxy) {
    guard let top = marks.top, let upper = marks.upper, let bottom = marks.bottom else { return }
    let first = proxy[top]
    note(top: first.minY, span: proxy[upper].maxY - first.minY, bottom: proxy[bottom].height)
  }

  /// Scrolling moves the first thing up, so that the form is unscrolled where it is lowest; a finger
  /// that pulls it further down changes nothing else, and is not to be taken for that.
  private mutating func note(top: CGFloat, span: CGFloat, bottom: CGFloat) {
    if inset == nil || span.differs(from: self.span) {
      inset = max(inset ?? top, top)
      self.span = span
    }
    if bottom.differs(from: self.bottom) { self.bottom = bottom }
  }
}

extension CGFloat {
  /// Whether more than the rounding of sums lies between two lengths.
  fileprivate func differs(from other: CGFloat) -> Bool { (self - other).magnitude > 0.001 }
}

/// Where the parts of a form lie of which the space above its last element is made.
struct FormMarks: Equatable {
  var top: Anchor<CGRect>?
  var upper: Anchor<CGRect>?
  var bottom: Anchor<CGRect>?
}

struct FormMarksKey: PreferenceKey {
  static var defaultValue: FormMarks { FormMarks() }

  static func reduce(value: inout FormMarks, nextValue: () -> FormMarks) {
    let next = nextValue()
    value.top = value.top ?? next.top
    value.upper = next.upper ?? value.upper
    value.bottom = next.bottom ?? value.bottom
  }
}

extension EnvironmentValues {
  /// The space above the last element of a form.
  var bottomSpacing: CGFloat {
    get { self[BottomSpacingKey.self] }
    set { self[BottomSpacingKey.self] = newValue }
  }
}

private struct BottomSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 16 }
}
