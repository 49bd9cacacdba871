import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at `offsets` from the start, as a list's `onDelete` hands them out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  /// Moves the elements at `source` to before the one at `destination`, as a list's `onMove` hands
  /// them out: offsets from the start, counted before anything is moved.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let rest = elements.indices.filter { !source.contains($0) }
    let order = rest.filter { $0 < destination } + source + rest.filter { $0 >= destination }
    for (place, offset) in zip(indices, order) { self[place] = elements[offset] }
  }
}
