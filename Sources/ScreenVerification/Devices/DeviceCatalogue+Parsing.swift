import LayoutSolver

extension DeviceCatalogue {
  /// Reads a catalogue; the format stands at the top of `devices.txt`.
  ///
  /// - Throws: ``CatalogueProblem`` with the first line that is wrong.
  public init(parsing text: String) throws(CatalogueProblem) {
    var draft = CatalogueDraft()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (position, line) in lines.enumerated() where !line.hasPrefix("#") {
      var words = CatalogueWords(line, line: position + 1)
      guard !words.isEmpty else { continue }
      try draft.read(&words)
      try words.end()
    }
    self = try draft.catalogue(lastLine: lines.count)
  }
}

/// A catalogue while it is read.
private struct CatalogueDraft {
  /// The lines that there are.
  private enum Keyword: String, CaseIterable {
    case source
    case typeSize = "type-size"
    case split
    case device
    case screen
    case systems
    case safeArea = "safe-area"
    case keyboard
  }

  private var sources: [String: String] = [:]
  private var typeSizes: [TextStyle: [Double]] = [:]
  private var splits: [WindowSplit] = []
  private var devices: [Device] = []
  private var current: DeviceDraft?

  mutating func read(_ words: inout CatalogueWords) throws(CatalogueProblem) {
    let keyword: Keyword = try words.choice("kind of line")
    switch keyword {
    case .source: try readSource(&words)
    case .typeSize: try readTypeSize(&words)
    case .split: try readSplit(&words)
    case .device: try beginDevice(&words)
    case .screen, .systems, .safeArea, .keyboard: try readFact(keyword, &words)
    }
  }

  mutating func catalogue(lastLine: Int) throws(CatalogueProblem) -> DeviceCatalogue {
    try endDevice(line: lastLine)
    for style in TextStyle.allCases where typeSizes[style] == nil {
      throw CatalogueProblem(
        line: lastLine,
        reason: .missing("type-size line of \(style.rawValue)")
      )
    }
    return DeviceCatalogue(
      devices: devices,
      splits: splits,
      sources: sources,
      typeSizes: typeSizes
    )
  }

  private mutating func readSource(_ words: inout CatalogueWords) throws(CatalogueProblem) {
    let name = try words.word("name")
    guard sources[name] == nil else { throw words.problem(.duplicate("source \(name)")) }
    sources[name] = try words.rest("place of the source")
  }

  private mutating func readTypeSize(_ words: inout CatalogueWords) throws(CatalogueProblem) {
    let style: TextStyle = try words.choice("text style")
    guard typeSizes[style] == nil else { throw words.problem(.duplicate(style.rawValue)) }
    var sizes: [Double] = []
    for size in TypeSize.allCases { sizes.append(try words.length("size of \(size.rawValue)")) }
    typeSizes[style] = sizes
  }

  private mutating func readSplit(_ words: inout CatalogueWords) throws(CatalogueProblem) {
    let points = try words.size()
    try words.skip("upright")
    let upright = try words.lengths("width")
    try words.skip("sideways")
    let sideways = try words.lengths("width")
    let evidence = try words.evidence(knowing: sources)
    splits.append(
      WindowSplit(points: points, upright: upright, sideways: sideways, evidence: evidence)
    )
  }

  private mutating func beginDevice(_ words: inout CatalogueWords) throws(CatalogueProblem) {
    try endDevice(line: words.line)
    let name = try words.rest("name")
    guard !devices.contains(where: { $0.name == name }) else {
      throw words.problem(.duplicate("device \(name)"))
    }
    current = DeviceDraft(name: name)
  }

  private mutating func endDevice(line: Int) throws(CatalogueProblem) {
    guard let draft = current else { return }
    current = nil
    devices.append(try draft.device(line: line))
  }

  private mutating func readFact(
    _ keyword: Keyword,
    _ words: inout CatalogueWords
  ) throws(CatalogueProblem) {
    guard var draft = current else { throw words.problem(.outsideDevice(keyword.rawValue)) }
    switch keyword {
    case .screen: try draft.readScreen(&words, sources)
    case .systems: try draft.readSystems(&words)
    case .safeArea: try draft.readSafeArea(&words, sources)
    default: try draft.readKeyboard(&words, sources)
    }
    current = draft
  }
}

/// A device while it is read.
private struct DeviceDraft {
  private struct Screen {
    var family: Device.Family
    var points: LayoutSize<Double>
    var scale: Double
    var hasHomeButton: Bool
    var evidence: Evidence
  }

  private let name: String
  private var screen: Screen?
  private var systems: ClosedRange<Int>?
  private var safeAreas: [SafeAreaReading] = []
  private var keyboards: [KeyboardReading] = []

  init(name: String) {
    self.name = name
  }

  mutating func readScreen(
    _ words: inout CatalogueWords,
    _ sources: [String: String]
  ) throws(CatalogueProblem) {
    guard screen == nil else { throw words.problem(.duplicate("screen of \(name)")) }
    screen = Screen(
      family: try words.choice("family"),
      points: try words.size(),
      scale: try scale(&words),
      hasHomeButton: try words.flag("kind of bottom", yes: "home-button", no: "home-indicator"),
      evidence: try words.evidence(knowing: sources)
    )
  }

  mutating func readSystems(_ words: inout CatalogueWords) throws(CatalogueProblem) {
    let first = try words.version("first system")
    let last = try words.version("last system")
    guard first <= last else {
      throw words.problem(.unusable(number: "\(last)", what: "last system"))
    }
    systems = first...last
  }

  mutating func readSafeArea(
    _ words: inout CatalogueWords,
    _ sources: [String: String]
  ) throws(CatalogueProblem) {
    let generation: SystemGeneration = try words.choice("generation of systems")
    guard !safeAreas.contains(where: { $0.generation == generation }) else {
      throw words.problem(.duplicate("safe area of \(name) for \(generation.rawValue)"))
    }
    try words.skip("upright")
    let upright = try words.insets()
    try words.skip("sideways")
    let reading = SafeAreaReading(
      generation: generation,
      upright: upright,
      sideways: try words.insets(),
      evidence: try words.evidence(knowing: sources)
    )
    guard fits(reading) else { throw words.problem(.insetsDoNotFit(device: name)) }
    safeAreas.append(reading)
  }

  mutating func readKeyboard(
    _ words: inout CatalogueWords,
    _ sources: [String: String]
  ) throws(CatalogueProblem) {
    keyboards.append(
      KeyboardReading(
        kind: try words.choice("kind of keyboard"),
        generation: try generation(&words),
        upright: try words.reading("height upright"),
        sideways: try words.reading("height sideways"),
        evidence: try words.evidence(knowing: sources)
      )
    )
  }

  func device(line: Int) throws(CatalogueProblem) -> Device {
    guard let screen else { throw incomplete("screen", line) }
    guard let systems else { throw incomplete("systems", line) }
    return Device(
      name: name,
      family: screen.family,
      points: screen.points,
      scale: screen.scale,
      hasHomeButton: screen.hasHomeButton,
      systems: systems,
      evidence: screen.evidence,
      safeAreas: safeAreas,
      keyboards: keyboards
    )
  }

  private func incomplete(_ what: String, _ line: Int) -> CatalogueProblem {
    CatalogueProblem(line: line, reason: .incomplete(device: name, what: what))
  }

  private func scale(_ words: inout CatalogueWords) throws(CatalogueProblem) -> Double {
    let scale = try words.length("scale")
    guard [1, 2, 3].contains(scale) else {
      throw words.problem(.unusable(number: "\(scale)", what: "scale"))
    }
    return scale
  }

  /// `any` where every system has the same.
  private func generation(
    _ words: inout CatalogueWords
  ) throws(CatalogueProblem) -> SystemGeneration? {
    var ahead = words
    guard try ahead.word("generation of systems") != "any" else {
      words = ahead
      return nil
    }
    return try words.choice("generation of systems")
  }

  /// Whether the insets leave something of the screen, which has been read before them.
  private func fits(_ reading: SafeAreaReading) -> Bool {
    guard let points = screen?.points else { return true }
    let turned = LayoutSize(width: points.height, height: points.width)
    return [(points, reading.upright), (turned, reading.sideways)].allSatisfy { size, insets in
      Axis.allCases.allSatisfy { insets.total($0) < size[$0] }
    }
  }
}
