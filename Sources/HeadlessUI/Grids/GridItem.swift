import Foundation

/// A column of a grid, or some, or a row of a horizontal one.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    /// As many columns as fit, each between two lengths.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    case fixed(CGFloat)
    /// A column between two lengths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// To the next one; `nil` for 8 points.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column of a grid: where it begins and how long it is, points.
struct GridTrack {
  var start: Double
  var length: Double
  var alignment: Alignment?

  var end: Double { start + length }
}

extension [GridItem] {
  /// The columns in a length: fixed ones first, then each of the others gets an equal part of what
  /// is left, as far as its limits allow. (folklore)
  func tracks(in room: Double) -> [GridTrack] {
    let gaps = dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    var left = room - gaps
    var flexible = 0
    for item in self {
      if case .fixed(let length) = item.size { left -= length } else { flexible += 1 }
    }
    var tracks: [GridTrack] = []
    var start = 0.0
    for item in self {
      let share = Swift.max(0, left / Double(Swift.max(1, flexible)))
      let lengths = item.lengths(in: share)
      let gap = Double(item.spacing ?? 8)
      for length in lengths {
        tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
      guard case .fixed = item.size else {
        left -= lengths.reduce(0, +) + gap * Double(lengths.count - 1)
        flexible -= 1
        continue
      }
    }
    return tracks
  }
}

extension GridItem {
  /// The lengths of the columns that the item stands for, where it gets `share` points.
  fileprivate func lengths(in share: Double) -> [Double] {
    switch size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [min(max(share, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      let gap = Double(spacing ?? 8)
      let count = max(1, Int((share + gap) / (max(minimum, 1) + gap)))
      let length = (share - gap * Double(count - 1)) / Double(count)
      return Array(repeating: min(max(length, 0), maximum), count: count)
    }
  }
}
