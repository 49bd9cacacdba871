import LayoutSolver
import PropertyTesting
import ScreenProperties
import Testing

@Suite struct SolverLawsTests {
  @Test(arguments: Claims.laws.map(\.name))
  func `the law holds`(_ name: String) throws {
    let law = try #require(Claims.laws.first { $0.name == name })
    let report = law.check(RunSettings(seed: 1, cases: 0..<300))
    #expect(report.outcome == .holds, "\(report)")
  }

  /// A solver with a fault, the law that catches it, and the smallest layout that shows it.
  struct Fault: CustomTestStringConvertible {
    var name: String
    var law: any KeyPath<SolverLaws, Property> & Sendable
    var solver: LawSolver
    var smallest: String
    var reason: String

    var testDescription: String { name }
  }

  static let faults = [
    Fault(
      name: "views lose a point of their height",
      law: \.sizesAreFinite,
      solver: .standard.altered { frames, _, _ in
        for place in frames.keys { frames[place]?.size.height -= 1 }
      },
      smallest: "0×0 on 1×1",
      reason: "0 is 0.0×-1.0"
    ),
    Fault(
      name: "a view of fixed size is no wider than the screen",
      law: \.fixedFramesAreRespected,
      solver: .standard.altered { frames, sketch, screen in
        guard sketch.isFixed, let width = frames["0"]?.size.width else { return }
        frames["0"]?.size.width = min(width, screen.size.width)
      },
      smallest: "2×0 on 1×1",
      reason: "0 is 1.0×0.0"
    ),
    Fault(
      name: "the first two views of a column without gaps change places",
      law: \.childrenAreInOrder,
      solver: .standard.altered { frames, sketch, _ in
        guard sketch.beginsWithTwoFixedViews, case .stack(.vertical, gap: 0, _) = sketch,
          let first = frames["0.0"], let second = frames["0.1"]
        else { return }
        frames["0.0"]?.origin = second.origin
        frames["0.1"]?.origin = first.origin
      },
      smallest: "column gap 0 [0×1, 0×0] on 1×1",
      reason: "the children of 0 lie at 1.0–2.0, 0.0–0.0"
    ),
    Fault(
      name: "a stack that begins with two views of fixed size forgets its last gap",
      law: \.lengthsAddUp,
      solver: .standard.altered { frames, sketch, _ in
        guard sketch.beginsWithTwoFixedViews, case .stack(let axis, let gap, _) = sketch else {
          return
        }
        frames["0"]?.size[axis] -= Double(gap)
      },
      smallest: "column gap 1 [0×0, 0×0] on 1×1",
      reason: "0 is 0.0 long, not 1.0"
    ),
    Fault(
      name: "a view of fixed size stays where the screen before had it",
      law: \.solvingRepeats,
      solver: LawSolver { sketch, screens in
        let solved = try LawSolver.standard.frames(sketch, screens)
        return sketch.isFixed ? [solved[0]] + solved.dropLast() : solved
      },
      smallest: "0×0 on 1×1, then 2 high",
      reason: "the layout differs the second time"
    ),
    Fault(
      name: "from 3 points of height on, all is 2 points higher",
      law: \.footersFollow,
      solver: .standard.altered { frames, _, screen in
        guard screen.size.height >= 3 else { return }
        for place in frames.keys { frames[place]?.origin.y -= 2 }
      },
      smallest: "0×0 on 1×2, then 3 high",
      reason: "the footer's bottom goes from 2.0 to 1.0"
    ),
    Fault(
      name: "a stack without gaps is not mirrored",
      law: \.mirroring,
      solver: LawSolver { sketch, screens in
        guard sketch.beginsWithTwoFixedViews, sketch.gap == 0 else {
          return try LawSolver.standard.frames(sketch, screens)
        }
        let unmirrored = screens.map { screen in
          var screen = screen
          screen.isMirrored = false
          return screen
        }
        return try LawSolver.standard.frames(sketch, unmirrored)
      },
      smallest: "row gap 0 [0×0, 1×0] on 1×1",
      reason: "0.0 begins at 0.0, not 1.0"
    ),
  ]

  @Test(arguments: faults)
  func `the law catches a faulty solver by its smallest layout`(_ fault: Fault) throws {
    for seed in UInt64(1)...5 {
      let law = SolverLaws(solver: fault.solver)[keyPath: fault.law]
      let report = law.check(RunSettings(seed: seed, cases: 0..<4000))
      let counterexample = try #require(report.counterexample)
      #expect(counterexample.values.map(\.text) == [fault.smallest], "seed \(seed)")
      #expect(counterexample.reason == fault.reason, "seed \(seed)")
    }
  }
}

extension Sketch {
  var isFixed: Bool {
    if case .fixed = self { true } else { false }
  }

  var beginsWithTwoFixedViews: Bool {
    guard case .stack(_, _, let children) = self, children.count > 1 else { return false }
    return children.prefix(2).allSatisfy(\.isFixed)
  }

  var gap: Int? {
    if case .stack(_, let gap, _) = self { gap } else { nil }
  }
}
