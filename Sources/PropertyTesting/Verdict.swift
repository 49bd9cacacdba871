/// What a check says of one case.
public enum Verdict: Hashable, Sendable {
  /// The claim holds, by `margin` (0 or more; `nil` when it has no measure).
  case holds(margin: Double?)
  /// The claim is broken: the reason in words, and by how much (`margin` below 0).
  case broken(reason: String, margin: Double?)
  /// The case is outside of what the claim speaks about.
  case discarded
}
