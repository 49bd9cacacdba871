package import LayoutSolver

/// The solver, as the laws use it: named frames on each of several screens, solved one after the
/// other in the same memory. Another function in its place is how a test plants a fault.
package struct LawSolver: Sendable {
  package typealias Frames = [String: LayoutRect<Double>]

  package var frames: @Sendable (Sketch, [LayoutScreen<Double>]) throws -> [Frames]

  package init(frames: @escaping @Sendable (Sketch, [LayoutScreen<Double>]) throws -> [Frames]) {
    self.frames = frames
  }

  /// The solver of this package.
  package static let standard = LawSolver { sketch, screens in
    let tree = try LayoutTree(sketch.node())
    var layout = SolvedLayout<Double>()
    return try screens.map { screen in
      try tree.solve(in: screen, into: &layout)
      return Dictionary(layout.elements.map { ($0.name, $0.frame) }) { first, _ in first }
    }
  }

  /// This solver with one thing changed about the frames on each screen.
  package func altered(
    _ change: @escaping @Sendable (inout Frames, Sketch, LayoutScreen<Double>) -> Void
  ) -> LawSolver {
    LawSolver { sketch, screens in
      let solved = try frames(sketch, screens)
      return zip(solved, screens).map { frames, screen in
        var frames = frames
        change(&frames, sketch, screen)
        return frames
      }
    }
  }

  func frames(_ sketch: Sketch, on screen: LayoutScreen<Double>) throws -> Frames {
    try frames(sketch, [screen])[0]
  }
}
