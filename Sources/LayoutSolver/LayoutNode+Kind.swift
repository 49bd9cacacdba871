extension LayoutNode.Kind {
  /// The word for the kind in a problem's path.
  var word: String {
    switch self {
    case .empty: "empty"
    case .fixed: "fixed"
    case .flexible: "flexible"
    case .text: "text"
    case .spacer: "spacer"
    case .divider: "divider"
    case .reader: "reader"
    case .custom: "custom"
    case .stack(let axis, _, _): axis == .vertical ? "vStack" : "hStack"
    case .layers: "zStack"
    case .firstFitting: "viewThatFits"
    case .frame, .flexibleFrame: "frame"
    case .padding: "padding"
    case .offset: "offset"
    case .position: "position"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    case .priority: "layoutPriority"
    case .guide: "alignmentGuide"
    case .overlay: "overlay"
    case .background: "background"
    case .ignoresSafeArea: "ignoresSafeArea"
    case .safeAreaInset: "safeAreaInset"
    case .window: "window"
    case .sealed: "sealed"
    case .scroll: "scroll"
    }
  }

  /// Whether children that are nothing count as absent. (rule 2.16)
  var skipsEmpty: Bool {
    switch self {
    case .stack, .layers, .firstFitting, .custom: true
    default: false
    }
  }

  var isScroll: Bool {
    if case .scroll = self { true } else { false }
  }

  /// The axis of the stack in which a child stands, this node itself standing in one of `axis`.
  ///
  /// Modifiers stand aside for the view that they modify; bars, overlays, backgrounds and the
  /// contents of other containers stand in no stack.
  func stackAxis(ofChild position: Int, in axis: Axis?) -> Axis? {
    switch self {
    case .stack(let own, _, _): own
    case .layers, .firstFitting, .custom, .window, .scroll: nil
    default: position == 0 ? axis : nil
    }
  }

  /// The kind as the solver knows it; spacers and dividers follow the stack that they stand in.
  func flatKind(in parent: Axis?) -> FlatKind {
    switch self {
    case .empty, .fixed: .fixed
    case .flexible: .flexible
    case .text: .text
    case .spacer:
      switch parent {
      case .vertical: .verticalSpacer
      case .horizontal: .horizontalSpacer
      case nil: .freeSpacer
      }
    case .divider: parent == .horizontal ? .verticalDivider : .horizontalDivider
    case .reader: .reader
    case .custom: .custom
    case .stack(let axis, _, _): axis == .vertical ? .column : .row
    case .layers: .layers
    case .firstFitting: .firstFitting
    case .frame: .frame
    case .flexibleFrame: .flexibleFrame
    case .padding: .padding
    case .offset: .offset
    case .position: .position
    case .fixedSize: .fixedSize
    case .aspectRatio: .aspectRatio
    case .priority: .priority
    case .guide: .guide
    case .overlay: .overlay
    case .background: .background
    case .ignoresSafeArea: .ignoresSafeArea
    case .safeAreaInset: .safeAreaInset
    case .window: .window
    case .sealed: .sealed
    case .scroll: .scroll
    }
  }
}

extension LayoutNode.Kind {
  /// What is wrong with the node's numbers; `nil` where nothing is.
  @inline(__always)
  var fault: LayoutProblem.Reason? { isPlainlySound ? nil : namedFault }

  /// Whether nothing is wrong with the numbers, found out without naming them; `false` where that
  /// takes a closer look.
  private var isPlainlySound: Bool {
    switch self {
    case .empty, .flexible, .reader, .custom, .firstFitting, .fixedSize, .ignoresSafeArea: true
    case .layers(let alignment), .background(let alignment), .overlay(let alignment):
      !alignment.hasFraction
    case .fixed(let size): isLength(size.width) && isLength(size.height)
    case .text(_, let spacing):
      isUsable(spacing.above) && isUsable(spacing.below) && isUsable(spacing.leading)
    case .spacer(let minimum): isUsable(minimum)
    case .divider(let thickness): isLength(thickness)
    case .stack(_, let guide, let spacing), .safeAreaInset(_, let guide, let spacing):
      isUsable(spacing) && !guide.hasFraction
    case .frame(let width, let height, let alignment):
      isUsable(width) && isUsable(height) && !alignment.hasFraction
    case .flexibleFrame(let width, let height, let alignment):
      isUsable(width) && isUsable(height) && !alignment.hasFraction
    case .padding(let insets):
      isUsable(insets.top) && isUsable(insets.leading) && isUsable(insets.bottom)
        && isUsable(insets.trailing)
    case .offset(let x, let y), .position(let x, let y): isUsable(x) && isUsable(y)
    default: false
    }
  }

  @inline(__always)
  private func isUsable(_ length: Scalar?) -> Bool { length?.unusableNumber == nil }

  @inline(__always)
  private func isUsable(_ range: LengthRange<Scalar>) -> Bool {
    isUsable(range.minimum) && isUsable(range.ideal) && isUsable(range.maximum?.length)
  }

  @inline(__always)
  private func isLength(_ length: Scalar) -> Bool {
    isUsable(length) && !length.isLess(than: .zero)
  }

  @inline(never)
  private var namedFault: LayoutProblem.Reason? {
    for (what, length) in lengths {
      if let number = length.unusableNumber { return .unusable(length: number, what: what) }
    }
    if let reason = negativeLength { return reason }
    return constantFault
  }

  private var lengths: [(String, Scalar)] {
    switch self {
    case .fixed(let size): [("width", size.width), ("height", size.height)]
    case .text(_, let spacing):
      [
        ("spacing above", spacing.above), ("spacing below", spacing.below),
        ("leading", spacing.leading),
      ]
    case .spacer(let minimum): minimum.map { [("least length", $0)] } ?? []
    case .divider(let thickness): [("thickness", thickness)]
    case .stack(_, _, let spacing), .safeAreaInset(_, _, let spacing):
      spacing.map { [("spacing", $0)] } ?? []
    case .frame(let width, let height, _):
      present([("width", width), ("height", height)])
    case .flexibleFrame(let width, let height, _):
      present(width.named("width") + height.named("height"))
    case .padding(let insets): insets.named("padding")
    case .window(let bars): bars.named("bar")
    case .offset(let x, let y), .position(let x, let y): [("x", x), ("y", y)]
    case .guide(_, _, .fraction(_, let distance)): [("guide's distance", distance)]
    case .scroll(let behavior):
      [("offset", behavior.offset.x), ("offset", behavior.offset.y)]
        + behavior.margins.named("margin")
    default: []
    }
  }

  private func present(_ lengths: [(String, Scalar?)]) -> [(String, Scalar)] {
    lengths.compactMap { what, length in length.map { (what, $0) } }
  }

  private var negativeLength: LayoutProblem.Reason? {
    let nonnegative: [(String, Scalar)]
    switch self {
    case .fixed, .divider, .window: nonnegative = lengths
    default: nonnegative = []
    }
    for (what, length) in nonnegative where length.isLess(than: .zero) {
      return .negative(length: length.ratio(to: Scalar(1)) ?? -.infinity, what: what)
    }
    return nil
  }

  private var constantFault: LayoutProblem.Reason? {
    switch self {
    case .aspectRatio(let ratio?, _) where !LayoutLimits.ratios.contains(ratio):
      .outOfRange(constant: ratio, what: "aspect ratio", allowed: LayoutLimits.ratios)
    case .priority(let priority) where priority.isNaN:
      .outOfRange(
        constant: priority,
        what: "layout priority",
        allowed: -Double.infinity...(.infinity)
      )
    default:
      fractions.first { !LayoutLimits.fractions.contains($0) }.map {
        .outOfRange(constant: $0, what: "fraction", allowed: LayoutLimits.fractions)
      }
    }
  }

  /// Whether the node aligns on guides that containers pass on for what is inside of them.
  var alignsOnContent: Bool {
    switch self {
    case .stack(_, let guide, _), .safeAreaInset(_, let guide, _): guide.combinesInContainers
    case .frame(_, _, let alignment), .flexibleFrame(_, _, let alignment), .layers(let alignment),
      .overlay(let alignment), .background(let alignment):
      alignment.horizontal.combinesInContainers || alignment.vertical.combinesInContainers
    default: false
    }
  }

  private var fractions: [Double] {
    switch self {
    case .stack(_, let guide, _), .safeAreaInset(_, let guide, _): guide.fractions
    case .frame(_, _, let alignment), .flexibleFrame(_, _, let alignment), .layers(let alignment),
      .overlay(let alignment), .background(let alignment):
      alignment.horizontal.fractions + alignment.vertical.fractions
    case .guide(let guide, _, .fraction(let fraction, _)): guide.fractions + [fraction]
    case .guide(let guide, _, .resolved): guide.fractions
    case .scroll(let behavior): [behavior.restingFraction.x, behavior.restingFraction.y]
    default: []
    }
  }
}

extension LayoutAlignment {
  fileprivate var hasFraction: Bool { horizontal.hasFraction || vertical.hasFraction }
}

extension LayoutGuide {
  fileprivate var hasFraction: Bool {
    if case .custom = self { true } else { false }
  }

  fileprivate var fractions: [Double] {
    if case .custom(_, let fraction) = self { [fraction] } else { [] }
  }
}

extension LengthRange {
  fileprivate func named(_ what: String) -> [(String, Scalar?)] {
    [
      ("least \(what)", minimum), ("ideal \(what)", ideal), ("greatest \(what)", maximum?.length),
    ]
  }
}

extension LayoutInsets {
  fileprivate func named(_ what: String) -> [(String, Scalar)] {
    LayoutEdge.allCases.map { ("\($0) \(what)", self[$0]) }
  }
}
