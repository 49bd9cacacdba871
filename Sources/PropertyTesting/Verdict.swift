/// What a check says of one case.
public enum Verdict: Hashable, Codable, Sendable {
  /// The claim holds, by `margin` (0 or more; `nil` when it has no measure).
  case holds(margin: Double? = nil)
  /// The claim is broken: the reason in words, and by how much (`margin` below 0).
  case broken(reason: String, margin: Double? = nil)
  /// The case is outside of what the claim speaks about.
  case discarded
}

extension Verdict {
  /// Holds where `claim` is true, and is broken for `reason` where it is not.
  ///
  ///     .that(list.reversed().reversed() == list, otherwise: "reversing twice changed the list")
  public static func that(_ claim: Bool, otherwise reason: @autoclosure () -> String) -> Verdict {
    claim ? .holds() : .broken(reason: reason())
  }

  /// Holds where `margin` is 0 or more, and is broken by that margin where it is below 0 or NaN.
  public static func margin(
    _ margin: Double,
    otherwise reason: @autoclosure () -> String
  ) -> Verdict {
    margin >= 0 ? .holds(margin: margin) : .broken(reason: reason(), margin: margin)
  }

  /// By how much the claim holds or is broken, where that was measured.
  public var margin: Double? {
    switch self {
    case .holds(let margin), .broken(_, let margin): margin
    case .discarded: nil
    }
  }

  /// Whether the claim is broken.
  public var isBroken: Bool {
    if case .broken = self { true } else { false }
  }
}
