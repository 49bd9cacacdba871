package import LayoutSolver
import PropertyTesting

/// A small layout of whole points, as the laws draw and read it.
package indirect enum Sketch: Hashable, Sendable {
  case fixed(width: Int, height: Int)
  case flexible
  case spacer
  case stack(Axis, gap: Int, [Sketch])
  case layers([Sketch])
  case framed(width: Int?, height: Int?, Sketch)
  case stretched(minHeight: Int, Sketch)
  case padded(Int, Sketch)
}

extension Sketch {
  package var children: [Sketch] {
    switch self {
    case .fixed, .flexible, .spacer: []
    case .stack(_, _, let children), .layers(let children): children
    case .framed(_, _, let child), .stretched(_, let child), .padded(_, let child): [child]
    }
  }

  /// The layout, each node named for its place: "0" is the root, "0.2" its third child.
  package func node(at place: String = "0") -> LayoutNode<Double> {
    let nodes = children.enumerated().map { $1.node(at: "\(place).\($0)") }
    return bareNode(around: nodes).named(place)
  }

  /// All nodes with their places, parents before children.
  package func places(from place: String = "0") -> [(place: String, sketch: Sketch)] {
    let inner = children.enumerated().flatMap { $1.places(from: "\(place).\($0)") }
    return [(place, self)] + inner
  }

  private func bareNode(around nodes: [LayoutNode<Double>]) -> LayoutNode<Double> {
    switch self {
    case .fixed(let width, let height): .fixed(width: Double(width), height: Double(height))
    case .flexible: .flexible
    case .spacer: .spacer(minLength: 0)
    case .stack(.vertical, let gap, _): .vStack(spacing: Double(gap), nodes)
    case .stack(.horizontal, let gap, _): .hStack(spacing: Double(gap), nodes)
    case .layers: .zStack(nodes)
    case .framed(let width, let height, _):
      nodes[0].frame(width: width.map(Double.init), height: height.map(Double.init))
    case .stretched(let minHeight, _):
      nodes[0].frame(maxWidth: .infinite, minHeight: Double(minHeight))
    case .padded(let length, _): nodes[0].padding(.all, Double(length))
    }
  }
}

extension Sketch: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fixed(let width, let height): "\(width)×\(height)"
    case .flexible: "flexible"
    case .spacer: "spacer"
    case .stack(let axis, let gap, let children):
      "\(axis == .vertical ? "column" : "row") gap \(gap) \(children)"
    case .layers(let children): "layers \(children)"
    case .framed(let width, let height, let child):
      "frame \(width.map(String.init) ?? "own")×\(height.map(String.init) ?? "own") [\(child)]"
    case .stretched(let minHeight, let child): "at least \(minHeight) high [\(child)]"
    case .padded(let length, let child): "padding \(length) [\(child)]"
    }
  }
}

extension Generator where Value == Sketch {
  /// Layouts of up to a dozen containers, a view of no size being the simplest.
  static let sketches: Generator<Sketch> = .recursive(size: 12, leaf: .leaves) { smaller in
    let children = Generator<[Sketch]>.array(of: smaller, count: 0...4)
    let length = Generator<Int>.integers(in: 0...50)
    let gap = Generator<Int>.oneOf(.constant(0), .integers(in: 1...50))
    return .weighted(
      (4, zip(.element(of: [.vertical, .horizontal]), gap, children).map(Sketch.stack)),
      (1, children.map(Sketch.layers)),
      (1, zip(.optional(of: length), .optional(of: length), smaller).map(Sketch.framed)),
      (1, zip(length, smaller).map(Sketch.stretched)),
      (1, zip(length, smaller).map(Sketch.padded))
    )
  }

  private static var leaves: Generator<Sketch> {
    let length = Generator<Int>.integers(in: 0...50)
    return .weighted(
      (3, zip(length, length).map(Sketch.fixed)),
      (1, .constant(.flexible)),
      (1, .constant(.spacer))
    )
  }
}
