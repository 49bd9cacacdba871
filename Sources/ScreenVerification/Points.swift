/// A length as reports write it: whole points without a fraction, others to a hundredth.
func points(_ length: Double) -> String {
  let hundredths = (length * 100).rounded() / 100
  guard hundredths.magnitude < 1e15 else { return "\(length)" }
  return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
}

extension Comparable {
  package func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension String {
  /// With spaces at the end, up to `width` characters.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
