import LayoutSolver

/// A modifier as fixtures write it: an object named by its first field, with the name of the
/// modified view: `{"padding": {"top": 16}, "name": "padded"}`.
struct ModifierNotation: Decodable {
  let change: (LayoutNode<Double>) -> LayoutNode<Double>

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder, known: Self.fields)
    let name: String? = try fields.value("name")
    guard let change = try Self.shape(fields) ?? Self.place(fields) ?? Self.safeArea(fields) else {
      throw fields.mistake("no modifier")
    }
    self.change = { view in
      let modified = change(view)
      return name.map(modified.named) ?? modified
    }
  }

  private typealias Change = (LayoutNode<Double>) -> LayoutNode<Double>

  private static let fields: Set = [
    "frame", "padding", "fixedSize", "aspectRatio", "mode", "offset", "position",
    "layoutPriority", "alignmentGuide", "plus", "overlay", "background", "ignoresSafeArea",
    "edges", "safeAreaInset", "edge", "spacing", "safeAreaPadding", "alignment", "name",
  ]

  private static func shape(_ fields: Fields) throws -> Change? {
    if let frame: FrameNotation = try fields.value("frame") { return frame.change }
    if (try? fields.value("padding", String.self)) == "default" { return { $0.padding() } }
    if let padding: InsetsNotation = try fields.value("padding") {
      return { $0.padding(padding.insets) }
    }
    if let axes: [String] = try fields.value("fixedSize") {
      return {
        $0.fixedSize(
          horizontal: axes.contains("horizontal"),
          vertical: axes.contains("vertical")
        )
      }
    }
    if let ratio: Double = try fields.value("aspectRatio") {
      let mode = try fields.value("mode", AspectNotation.self)?.meaning ?? .fit
      return { $0.aspectRatio(ratio, mode) }
    }
    return nil
  }

  private static func place(_ fields: Fields) throws -> Change? {
    if let by: PairNotation = try fields.value("offset") {
      return { $0.offset(x: by.first, y: by.second) }
    }
    if let to: PairNotation = try fields.value("position") {
      return { $0.position(x: to.first, y: to.second) }
    }
    if let priority: Double = try fields.value("layoutPriority") {
      return { $0.layoutPriority(priority) }
    }
    if let guide: GuideNotation = try fields.value("alignmentGuide") {
      let distance: Double = try fields.value("plus") ?? 0
      return { $0.alignmentGuide(guide.meaning, .horizontal, .fraction(0, plus: distance)) }
    }
    return try layer(fields)
  }

  private static func layer(_ fields: Fields) throws -> Change? {
    if let front: ViewNotation = try fields.value("overlay") {
      let alignment = try fields.value("alignment", AlignmentNotation.self)?.meaning ?? .center
      return { $0.overlay(alignment: alignment, front.node) }
    }
    if let back: ViewNotation = try fields.value("background") {
      let alignment = try fields.value("alignment", AlignmentNotation.self)?.meaning ?? .center
      return { $0.background(alignment: alignment, back.node) }
    }
    return nil
  }

  private static func safeArea(_ fields: Fields) throws -> Change? {
    if let regions: RegionsNotation = try fields.value("ignoresSafeArea") {
      let edges = try fields.value("edges", [EdgeNotation].self)?.map { LayoutEdges($0.meaning) }
      return { $0.ignoresSafeArea(regions.meaning, edges: edges.map { LayoutEdges($0) } ?? .all) }
    }
    if let bar: ViewNotation = try fields.value("safeAreaInset") {
      let edge = try fields.value("edge", EdgeNotation.self)?.meaning ?? .bottom
      let guide = try fields.value("alignment", GuideNotation.self)?.meaning ?? .center
      let spacing: Double? = try fields.value("spacing")
      return { $0.safeAreaInset(edge, alignment: guide, spacing: spacing, bar.node) }
    }
    if let padding: InsetsNotation = try fields.value("safeAreaPadding") {
      return { $0.safeAreaPadding(padding.insets) }
    }
    return nil
  }
}

/// `{"width": 200}`, or a flexible one: `{"minWidth": 0, "maxWidth": "infinity"}`.
private struct FrameNotation: Decodable {
  let change: (LayoutNode<Double>) -> LayoutNode<Double>

  init(from decoder: any Decoder) throws {
    let fields = try Fields(
      decoder,
      known: [
        "width", "height", "alignment", "minWidth", "idealWidth", "maxWidth", "minHeight",
        "idealHeight", "maxHeight",
      ]
    )
    let alignment = try fields.value("alignment", AlignmentNotation.self)?.meaning ?? .center
    let width: Double? = try fields.value("width")
    let height: Double? = try fields.value("height")
    let (minWidth, minHeight): (Double?, Double?) =
      try (fields.value("minWidth"), fields.value("minHeight"))
    let (idealWidth, idealHeight): (Double?, Double?) =
      try (fields.value("idealWidth"), fields.value("idealHeight"))
    let maxWidth = try fields.value("maxWidth", ExtentNotation.self)?.extent
    let maxHeight = try fields.value("maxHeight", ExtentNotation.self)?.extent
    change = { view in
      guard width == nil && height == nil else {
        return view.frame(width: width, height: height, alignment: alignment)
      }
      return view.frame(
        minWidth: minWidth,
        idealWidth: idealWidth,
        maxWidth: maxWidth,
        minHeight: minHeight,
        idealHeight: idealHeight,
        maxHeight: maxHeight,
        alignment: alignment
      )
    }
  }
}
