/// A length as reports write it: whole points without a fraction, others to a hundredth.
func points(_ length: Double) -> String {
  let hundredths = (length * 100).rounded() / 100
  guard hundredths.magnitude < 1e15 else { return "\(length)" }
  return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
}
