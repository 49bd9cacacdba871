import LayoutSolver
package import PropertyTesting

/// What any solver of layouts owes, as properties over random layouts and screens.
package struct SolverLaws: Sendable {
  package var solver: LawSolver

  package init(solver: LawSolver = .standard) {
    self.solver = solver
  }

  package var all: [Property] {
    [
      sizesAreFinite, fixedFramesAreRespected, childrenAreInOrder, lengthsAddUp, solvingRepeats,
      footersFollow, mirroring,
    ]
  }
}

/// A layout on a screen.
private struct Case: Sendable, CustomStringConvertible {
  var sketch: Sketch
  var screen: LayoutScreen<Double>

  var description: String {
    "\(sketch) on \(Int(screen.size.width))×\(Int(screen.size.height))"
  }
}

extension SolverLaws {
  package var sizesAreFinite: Property {
    law("sizes are finite and not negative") { item, frames in
      item.firstFault { place, _ in
        guard let size = frames[place]?.size else { return "\(place) has no frame" }
        let isUsable = size.width >= 0 && size.height >= 0 && (size.width + size.height).isFinite
        return isUsable ? nil : "\(place) is \(size.width)×\(size.height)"
      }
    }
  }

  package var fixedFramesAreRespected: Property {
    law("fixed sizes and frames are respected") { item, frames in
      item.firstFault { place, sketch in
        guard let size = frames[place]?.size else { return "\(place) has no frame" }
        let isRespected = Axis.allCases.allSatisfy { axis in
          sketch.fixedLength(axis).map { $0 == size[axis] } ?? true
        }
        return isRespected ? nil : "\(place) is \(size.width)×\(size.height)"
      }
    }
  }

  package var childrenAreInOrder: Property {
    law("children of a stack are in order and do not overlap") { item, frames in
      item.firstFault { place, sketch in
        guard case .stack(let axis, let gap, let children) = sketch else { return nil }
        let parts = children.indices.compactMap { frames["\(place).\($0)"]?.span(axis) }
        let pairs = zip(parts, parts.dropFirst())
        return pairs.contains { $1.start < $0.end + Double(gap) - slack }
          ? "the children of \(place) lie at \(parts.map(\.text).joined(separator: ", "))" : nil
      }
    }
  }

  package var lengthsAddUp: Property {
    law("a stack is as long as its children and gaps together") { item, frames in
      item.firstFault { place, sketch in
        guard case .stack(let axis, let gap, let children) = sketch, !children.isEmpty,
          let length = frames[place]?.size[axis]
        else { return nil }
        let parts = children.indices.compactMap { frames["\(place).\($0)"]?.size[axis] }
        let sum = parts.reduce(Double(gap * (children.count - 1)), +)
        return (length - sum).magnitude < slack ? nil : "\(place) is \(length) long, not \(sum)"
      }
    }
  }

  package var solvingRepeats: Property {
    let solver = solver
    return Property("solving twice agrees, whatever was solved between", .twoScreens) { item in
      let fresh = try solver.frames(item.sketch, on: item.first)
      let again = try solver.frames(item.sketch, [item.first, item.second, item.first])
      return .that(
        again[0] == fresh && again[2] == fresh,
        otherwise: "the layout differs the second time"
      )
    }
  }

  package var footersFollow: Property {
    let solver = solver
    return Property("a taller screen never moves a bottom footer up", .twoScreens) { item in
      let page = Sketch.stack(
        .vertical,
        gap: 0,
        [item.sketch, .spacer, .fixed(width: 1, height: 1)]
      )
      let bottoms = try solver.frames(page, [item.shorter, item.taller]).map {
        $0["0.2"]?.maxY ?? .nan
      }
      return .margin(
        bottoms[1] - bottoms[0] + slack,
        otherwise: "the footer's bottom goes from \(bottoms[0]) to \(bottoms[1])"
      )
    }
  }

  package var mirroring: Property {
    law("mirrored layouts mirror") { [solver] item, frames in
      var screen = item.screen
      screen.isMirrored = true
      let mirrored = try solver.frames(item.sketch, on: screen)
      return item.firstFault { place, _ in
        guard let frame = frames[place], let image = mirrored[place] else {
          return "\(place) has no frame"
        }
        let expected = item.screen.size.width - frame.maxX
        return (image.minX - expected).magnitude < slack
          ? nil : "\(place) begins at \(image.minX), not \(expected)"
      }
    }
  }

  /// A law about the frames of one layout on one screen.
  private func law(
    _ name: String,
    check: @escaping @Sendable (Case, LawSolver.Frames) throws -> Verdict
  ) -> Property {
    let solver = solver
    return Property(name, .cases) { item in
      try check(item, solver.frames(item.sketch, on: item.screen))
    }
  }
}

/// What sums of a few dozen lengths may lose to rounding.
private let slack = 1e-9

extension Case {
  /// Holds where `fault` finds nothing at any place; else broken by the first that it finds.
  fileprivate func firstFault(_ fault: (String, Sketch) -> String?) -> Verdict {
    for (place, sketch) in sketch.places() {
      if let reason = fault(place, sketch) { return .broken(reason: reason) }
    }
    return .holds()
  }
}

/// A layout and two screens of one width.
private struct TwoScreens: Sendable, CustomStringConvertible {
  var sketch: Sketch
  var first: LayoutScreen<Double>
  var second: LayoutScreen<Double>

  var shorter: LayoutScreen<Double> { first.size.height < second.size.height ? first : second }
  var taller: LayoutScreen<Double> { first.size.height < second.size.height ? second : first }

  var description: String {
    "\(Case(sketch: sketch, screen: first)), then \(Int(second.size.height)) high"
  }
}

extension Generator where Value == Case {
  fileprivate static var cases: Generator<Case> {
    zip(.sketches, .screens).map(Case.init)
  }
}

extension Generator where Value == TwoScreens {
  fileprivate static var twoScreens: Generator<TwoScreens> {
    zip(.sketches, .screens, .integers(in: 1...200)).map { sketch, first, height in
      var second = first
      second.size.height = Double(height)
      return TwoScreens(sketch: sketch, first: first, second: second)
    }
  }
}

extension Generator where Value == LayoutScreen<Double> {
  /// Small ones without a safe area.
  fileprivate static var screens: Generator<LayoutScreen<Double>> {
    zip(.integers(in: 1...200), .integers(in: 1...200)).map { width, height in
      LayoutScreen(size: LayoutSize(width: Double(width), height: Double(height)))
    }
  }
}

extension Sketch {
  /// The length that is set on an axis, if one is.
  fileprivate func fixedLength(_ axis: Axis) -> Double? {
    switch self {
    case .fixed(let width, let height): Double(axis == .horizontal ? width : height)
    case .framed(let width, let height, _):
      (axis == .horizontal ? width : height).map(Double.init)
    default: nil
    }
  }
}

/// A stretch of one axis.
private struct AxisSpan {
  var start: Double
  var end: Double

  var text: String { "\(start)–\(end)" }
}

extension LayoutRect where Scalar == Double {
  fileprivate func span(_ axis: Axis) -> AxisSpan {
    AxisSpan(start: origin[axis], end: origin[axis] + size[axis])
  }
}
