import LayoutSolver

/// `20`, or `"infinity"`.
struct ExtentNotation: Decodable, Sendable {
  let extent: Extent<Double>

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let length = try? container.decode(Double.self) {
      extent = .length(length)
    } else if try container.decode(String.self) == "infinity" {
      extent = .infinite
    } else {
      throw decoder.mistake("give a number or \"infinity\"")
    }
  }
}

/// `[width, height]`, `[x, y]`.
struct PairNotation: Decodable, Sendable {
  let first: Double
  let second: Double

  init(from decoder: any Decoder) throws {
    let numbers = try decoder.singleValueContainer().decode([Double].self)
    guard numbers.count == 2 else { throw decoder.mistake("\(numbers.count) numbers; give 2") }
    (first, second) = (numbers[0], numbers[1])
  }

  var size: LayoutSize<Double> { LayoutSize(width: first, height: second) }
  var point: LayoutPoint<Double> { LayoutPoint(x: first, y: second) }
}

/// `[x, y, width, height]`.
struct RectNotation: Decodable, Sendable {
  let rect: LayoutRect<Double>

  init(from decoder: any Decoder) throws {
    let numbers = try decoder.singleValueContainer().decode([Double].self)
    guard numbers.count == 4 else { throw decoder.mistake("\(numbers.count) numbers; give 4") }
    rect = LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// `{"top": 47, "bottom": 34}`; `16` for every edge.
struct InsetsNotation: Decodable, Sendable {
  var insets = LayoutInsets<Double>.zero

  init(from decoder: any Decoder) throws {
    if let length = try? decoder.singleValueContainer().decode(Double.self) {
      insets = LayoutInsets(all: length)
      return
    }
    let fields = try Fields(decoder, known: Set(EdgeNotation.meanings.keys))
    for (word, edge) in EdgeNotation.meanings { insets[edge] = try fields.value(word) ?? 0 }
  }
}
