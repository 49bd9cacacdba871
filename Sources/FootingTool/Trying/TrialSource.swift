/// The main file of a program that tries views: a line for each of them.
struct TrialSource {
  /// The module that the files with the views become.
  static let module = "TriedViews"

  var views: [DeclaredView]

  var text: String {
    let screens = tried.map { view in
      "  .init(\(view.name.debugDescription)) { \(Self.module).\(view.expression)() },"
    }
    return """
      import FootingTool
      @testable import \(Self.module)

      let screens: [FootingTool.TriedScreen] = [
      \(screens.joined(separator: "\n"))
      ]
      let untried: [String] = \(views.untried)
      FootingTool.runTool(trying: screens, untried: untried, previewsOf: "\(Self.module)")

      """
  }

  /// The same without making some of them.
  func leavingOut(_ faulty: [DeclaredView]) -> TrialSource {
    TrialSource(
      views: views.map { view in
        var view = view
        if faulty.contains(view) { view.making = .failing }
        return view
      }
    )
  }

  private var tried: [DeclaredView] { views.filter { $0.making == .alone } }

  /// The view that stands on a line of the text, counted from 1.
  func view(onLine line: Int) -> DeclaredView? {
    let position = line - 5
    return tried.indices.contains(position) ? tried[position] : nil
  }
}

extension DeclaredView {
  /// Its name as an expression, whatever words it consists of.
  fileprivate var expression: String {
    name.split(separator: ".").map { "`\($0)`" }.joined(separator: ".")
  }
}
