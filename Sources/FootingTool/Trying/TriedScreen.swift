import Foundation
public import HeadlessUI

/// A screen that is tried without being told what holds of it.
public struct TriedScreen: Sendable {
  /// The view's type, or the file and the name of its preview.
  var name: String
  let makeView: @MainActor @Sendable () -> AnyView

  /// - Parameters:
  ///   - name: Told apart from the others of the program by it.
  ///   - makeView: Makes the screen anew for each case.
  public init<Root: View>(
    _ name: String,
    @ViewBuilder makeView: @escaping @MainActor @Sendable () -> Root
  ) {
    self.name = name
    self.makeView = { AnyView(makeView()) }
  }
}

/// Runs `try` over `screens` and over the previews of `module`, as the process's arguments ask, and
/// ends the process: what the program that `try` builds consists of.
///
/// - Parameters:
///   - screens: The views that can be made without being given anything.
///   - untried: What is not among them, in words, with the reason.
///   - module: Whose previews are tried.
public func runTool(trying screens: [TriedScreen], untried: [String], previewsOf module: String)
  -> Never
{
  signal(SIGPIPE, SIG_IGN)
  let trial = Trial(screens: screens + TriedScreen.previews(of: module), untried: untried)
  let program = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "footing"
  let tool = Tool(trial.properties, program: program, trial: trial)
  exit(tool.run(Array(CommandLine.arguments.dropFirst())))
}
