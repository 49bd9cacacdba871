import LayoutSolver

extension Observation {
  /// What shows of an element with the keyboard taken away; `nil` where nothing does.
  func uncovered(_ element: ObservedElement) -> LayoutRect<Double>? {
    let screen = LayoutRect(origin: LayoutPoint(x: 0, y: 0), size: environment.size)
    return regions(around: element).reduce(element.frame.overlap(with: screen)) { part, region in
      part?.overlap(with: region.bounds)
    }
  }

  /// The scroll regions around an element, the innermost first.
  func regions(around element: ObservedElement) -> [ObservedScroll] {
    var regions: [ObservedScroll] = []
    var next = element.scroll
    while let index = next, scrolls.indices.contains(index), regions.count < scrolls.count {
      regions.append(scrolls[index])
      next = scrolls[index].outer
    }
    return regions
  }
}
