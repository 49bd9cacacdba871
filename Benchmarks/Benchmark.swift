/// Something to measure: an operation, and where there is one the hand-written floor beneath it.
struct Benchmark {
  var name: String
  /// Nodes that one operation lays out; 1 where it lays out none.
  var nodes: Int
  /// Runs the operation a number of times and returns something that depends on all of them.
  var operation: (Int) -> Double
  /// The same sums by a loop over flat arrays that knows fixed and flexible children only.
  var floor: ((Int) -> Double)?
  /// Memory of the tree and its layout; `nil` where it is not counted.
  var bytesPerNode: Int?
}
