import HeadlessUI

extension TriedScreen {
  /// The previews that a module was built with, by file, in the order of the lines, and those that
  /// are types behind them; none has the name of another one.
  static func previews(of module: String) -> [TriedScreen] {
    (registered(in: module) + provided(in: module)).withDistinctNames()
  }

  private static func registered(in module: String) -> [TriedScreen] {
    Previews.all.filter { $0.fileID.hasPrefix("\(module)/") }.map { preview in
      let file = preview.fileID.dropFirst(module.count + 1)
      let title = preview.name.map { "preview “\($0)”" } ?? "preview"
      return TriedScreen("\(file) \(title)") { AnyView(preview.makeView()) }
    }
  }

  private static func provided(in module: String) -> [TriedScreen] {
    Previews.providers.filter { String(reflecting: $0).hasPrefix("\(module).") }
      .flatMap { provider in
        // Unsafe: nothing but a name, which the main actor uses.
        nonisolated(unsafe) let provider = provider
        return (0..<provider.previewCount).map { position in
          TriedScreen("\(provider)") { provider.preview(at: position) }
        }
      }
  }
}

extension [TriedScreen] {
  /// The second and each further one of a name has its number behind it.
  func withDistinctNames() -> [TriedScreen] {
    var counts: [String: Int] = [:]
    return map { screen in
      counts[screen.name, default: 0] += 1
      let count = counts[screen.name, default: 1]
      var screen = screen
      if count > 1 { screen.name += " \(count)" }
      return screen
    }
  }
}
