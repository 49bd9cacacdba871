import LayoutSolver
import Testing

@testable import Benchmarks

@Suite struct FlatLoopTests {
  @Test(arguments: Example.all)
  func `the floor and the solver lay out the same frames`(_ example: Example) throws {
    var flat = example.flat
    _ = flat.solve(width: 390, height: 844)
    let layout = try LayoutTree(example.node).solved(in: SolveBenchmarks.screen(844))
    let root = layout.frames[0]
    #expect(flat.frames.count == layout.frames.count)
    for (floor, solved) in zip(flat.frames, layout.frames) {
      let moved = LayoutRect(
        x: floor.x + root.minX,
        y: floor.y + root.minY,
        width: floor.width,
        height: floor.height
      )
      #expect(near(moved, solved), "\(moved) and \(solved)")
    }
  }

  @Test func `a column of 44 ends with its footer at the bottom`() {
    var flat = SolveBenchmarks.flatColumn(rows: 40)
    #expect(flat.solve(width: 390, height: 1_000) == 1_000)
    #expect(flat.frames[43].y == 950)
    #expect(flat.frames[42].height == 50)
  }

  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let node: LayoutNode<Double>
    let flat: FlatLoop

    static let all = [
      Example(
        testDescription: "column of 44",
        node: SolveBenchmarks.column(rows: 40),
        flat: SolveBenchmarks.flatColumn(rows: 40)
      ),
      Example(
        testDescription: "grid of 1,111",
        node: SolveBenchmarks.grid(depth: 3),
        flat: SolveBenchmarks.flatGrid()
      ),
      Example(
        testDescription: "screen of 8",
        node: SolveBenchmarks.screen(),
        flat: SolveBenchmarks.flatScreen()
      ),
    ]
  }

  private func near(_ left: LayoutRect<Double>, _ right: LayoutRect<Double>) -> Bool {
    let distances = [
      left.minX - right.minX, left.minY - right.minY, left.size.width - right.size.width,
      left.size.height - right.size.height,
    ]
    return distances.allSatisfy { $0.magnitude < 1e-9 }
  }
}
