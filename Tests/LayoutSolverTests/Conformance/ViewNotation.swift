import LayoutSolver

/// A view as fixtures write it.
///
/// A word is a leaf: `"color"`. An object is a leaf or a container, named by its first field:
/// `{"color": "red"}`, `{"hStack": [view, view], "spacing": 0, "name": "row"}`. A list is a view
/// followed by its modifiers, in the order of Swift's source:
/// `["color", {"frame": {"width": 50}, "name": "box"}]`. `{"box": "a", "size": [50, 20]}` is a
/// colour in a fixed frame.
struct ViewNotation: Decodable, Sendable {
  let node: LayoutNode<Double>

  init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      node = try Self.leaf(word, decoder)
    } else if var list = try? decoder.unkeyedContainer() {
      var chain = try list.decode(ViewNotation.self).node
      while !list.isAtEnd { chain = try list.decode(ModifierNotation.self).change(chain) }
      node = chain
    } else {
      node = try Self.named(Fields(decoder, known: Self.fields))
    }
  }

  private static let fields: Set = [
    "color", "box", "size", "fixed", "spacer", "minLength", "text", "below", "above", "leading",
    "reader", "vStack", "hStack", "zStack", "scroll", "axes", "offset", "margins", "rest",
    "alignment", "spacing", "name",
  ]

  private static func leaf(
    _ word: String,
    _ decoder: any Decoder
  ) throws -> LayoutNode<Double> {
    switch word {
    case "color": .flexible
    case "spacer": .spacer()
    case "empty": .empty
    default: throw decoder.mistake("no leaf is called \"\(word)\"")
    }
  }

  private static func named(_ fields: Fields) throws -> LayoutNode<Double> {
    for kind in ["color", "box", "fixed", "spacer"] {
      if let name: String = try fields.value(kind) {
        let view = try leaf(kind, fields)
        return name.isEmpty ? view : view.named(name)
      }
    }
    let view = try asked(fields) ?? container(fields)
    guard let name: String = try fields.value("name") else { return view }
    return view.named(name)
  }

  private static func leaf(_ kind: String, _ fields: Fields) throws -> LayoutNode<Double> {
    switch kind {
    case "color": return .flexible
    case "spacer": return try .spacer(minLength: fields.value("minLength"))
    default:
      guard let size = try fields.value("size", PairNotation.self)?.size else {
        throw fields.mistake("give the size of the \(kind)")
      }
      return kind == "fixed"
        ? .fixed(width: size.width, height: size.height)
        : .flexible.frame(width: size.width, height: size.height)
    }
  }

  private static func asked(_ fields: Fields) throws -> LayoutNode<Double>? {
    if let id: Int = try fields.value("reader") { return .reader(id) }
    guard let id: Int = try fields.value("text") else { return nil }
    let spacing = TextSpacing<Double>(
      above: try fields.value("above") ?? 10.642,
      below: try fields.value("below") ?? 6.434,
      leading: try fields.value("leading") ?? 0
    )
    return .text(id, spacing: spacing)
  }

  private static func container(_ fields: Fields) throws -> LayoutNode<Double> {
    if let content = try fields.value("scroll", ViewNotation.self)?.node {
      return try .scroll(behavior(fields), content)
    }
    if let children = try fields.value("zStack", [ViewNotation].self)?.map(\.node) {
      let alignment = try fields.value("alignment", AlignmentNotation.self)?.meaning ?? .center
      return .zStack(alignment: alignment, children)
    }
    let guide = try fields.value("alignment", GuideNotation.self)?.meaning ?? .center
    let spacing: Double? = try fields.value("spacing")
    if let children = try fields.value("vStack", [ViewNotation].self)?.map(\.node) {
      return .vStack(alignment: guide, spacing: spacing, children)
    }
    if let children = try fields.value("hStack", [ViewNotation].self)?.map(\.node) {
      return .hStack(alignment: guide, spacing: spacing, children)
    }
    throw fields.mistake("no view")
  }

  private static func behavior(_ fields: Fields) throws -> ScrollBehavior<Double> {
    let axes: [String] = try fields.value("axes") ?? ["vertical"]
    return ScrollBehavior(
      Set(axes.map { $0 == "vertical" ? Axis.vertical : .horizontal }),
      offset: try fields.value("offset", PairNotation.self)?.point ?? LayoutPoint(x: 0, y: 0),
      restingFraction: try fields.value("rest", PairNotation.self)?.point
        ?? LayoutPoint(x: 0, y: 0),
      margins: try fields.value("margins", InsetsNotation.self)?.insets ?? .zero
    )
  }
}
