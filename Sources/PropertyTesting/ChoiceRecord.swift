/// The indices drawn in one case, in order: all that is needed to run the case again.
///
/// Records are ordered by simplicity: the shorter one first, then the one with the smaller index at the
/// first place where they differ.
public struct ChoiceRecord: Hashable, Codable, Sendable {
  /// In the order of the draws, 0 being the simplest of each.
  public var indices: [UInt64]

  public init(_ indices: [UInt64]) {
    self.indices = indices
  }
}

extension ChoiceRecord: Comparable {
  public static func < (left: ChoiceRecord, right: ChoiceRecord) -> Bool {
    isSimpler(left.indices, than: right.indices)
  }
}

extension ChoiceRecord: CustomStringConvertible {
  public var description: String {
    "[" + indices.map(String.init).joined(separator: " ") + "]"
  }
}

/// Shortlex: fewer indices first, then the smaller index at the first difference.
package func isSimpler(_ left: [UInt64], than right: [UInt64]) -> Bool {
  left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
}
