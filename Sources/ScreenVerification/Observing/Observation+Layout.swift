import LayoutSolver

extension Observation {
  /// What shows of `layout`, which was solved in `environment`.
  init(_ layout: SolvedLayout<Double>, in environment: ScreenEnvironment) {
    let scrolls = layout.scrolls.map(ObservedScroll.init)
    let screen = environment.uncoveredScreen
    self.init(
      environment: environment,
      elements: layout.elements.map { element in
        let regions = scrolls.chain(from: element.scroll).map(\.bounds)
        return ObservedElement(
          name: element.name,
          frame: element.frame,
          visible: regions.reduce(element.frame.overlap(with: screen)) { part, region in
            part?.overlap(with: region)
          },
          scroll: element.scroll
        )
      },
      scrolls: scrolls,
      root: layout.frames.first
    )
  }
}

extension ObservedScroll {
  init(_ scroll: ScrollGeometry<Double>) {
    self.init(
      name: scroll.name,
      viewport: scroll.viewport,
      bounds: scroll.bounds,
      contentSize: scroll.contentSize,
      offset: scroll.offset,
      maximumOffset: scroll.maximumOffset,
      scrollsVertically: scroll.scrollsVertically,
      outer: scroll.outer
    )
  }
}

extension [ObservedScroll] {
  /// The region at `index` and all around it, the innermost first.
  func chain(from index: Int?) -> [ObservedScroll] {
    var chain: [ObservedScroll] = []
    var next = index
    while let index = next, chain.count < count {
      chain.append(self[index])
      next = self[index].outer
    }
    return chain
  }
}

extension ScreenEnvironment {
  /// The screen without what the keyboard covers.
  fileprivate var uncoveredScreen: LayoutRect<Double> {
    LayoutRect(x: 0, y: 0, width: size.width, height: size.height - keyboard.height)
  }
}

extension LayoutRect where Scalar == Double {
  /// What both rectangles cover; `nil` where that has no area.
  func overlap(with other: LayoutRect) -> LayoutRect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let width = min(maxX, other.maxX) - left
    let height = min(maxY, other.maxY) - top
    guard width > 0, height > 0 else { return nil }
    return LayoutRect(x: left, y: top, width: width, height: height)
  }
}
