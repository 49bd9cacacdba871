import Foundation
import PropertyTesting

/// A program that tries the views of files: those files, a main file that names the views, and the
/// tool's own objects.
struct TrialProgram {
  private let sources: ViewSources
  private let modules: ToolModules
  private let compiler: SwiftCompiler
  private let cache: TrialCache
  private let place: String

  init(
    of sources: ViewSources,
    _ modules: ToolModules,
    place: String
  ) throws(InputProblem) {
    let environment = ProcessInfo.processInfo.environment
    self.sources = sources
    self.modules = modules
    self.place = place
    compiler = try SwiftCompiler(of: environment, place: place)
    cache = try TrialCache(of: environment)
  }

  /// The program; it is built where it has not been from the same files by the same tool.
  func built() throws(InputProblem) -> URL {
    let program = cache.program(key)
    if !FileManager.default.fileExists(atPath: program.path) {
      try cache.keep(key) { folder throws(InputProblem) in
        let views = try declaredViews(in: folder)
        try link(TrialSource(views: views), in: folder)
      }
    }
    return program
  }

  /// Of the paths and texts of the files, and of the tool as it was built.
  private var key: String {
    let date = (try? modules.tool.resourceValues(forKeys: [.contentModificationDateKey]))?
      .contentModificationDate?.timeIntervalSince1970
    let tool = Data("\(modules.tool.path) \(date ?? 0) \(compiler.path)".utf8)
    let parts = [tool] + sources.files.flatMap { [Data($0.path.utf8), $0.text] }
    return fingerprint(of: parts)
  }

  /// Compiles the files, which tells their views.
  private func declaredViews(in folder: URL) throws(InputProblem) -> [DeclaredView] {
    let graphs = folder.appending(path: "graphs")
    let outcome = try compiler.run(
      commonArguments + [
        "-module-name", TrialSource.module, "-parse-as-library", "-whole-module-optimization",
        "-enable-testing", "-c", "-o", "views.o",
        "-emit-module", "-emit-module-path", "\(TrialSource.module).swiftmodule",
        // An application's own entry would stand beside the program's.
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "entry_of_views",
        "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path,
        "-symbol-graph-minimum-access-level", "private",
        "-symbol-graph-skip-synthesized-members", "-symbol-graph-skip-inherited-docs",
      ] + sources.files.map(\.path),
      in: folder
    )
    guard outcome.isSuccess else { throw problem(CompilerMessages(text: outcome.messages)) }
    let file = graphs.appending(path: "\(TrialSource.module).symbols.json")
    guard let data = FileManager.default.contents(atPath: file.path),
      let graph = try? JSONDecoder().decode(SymbolGraph.self, from: data)
    else {
      throw InputProblem(
        place: place,
        reason: "the compiler does not tell the views; use Swift 6.3"
      )
    }
    return graph.views.map { view in
      let isPreviewed =
        view.making == .alone ? sources.havePreview(of: view.name) : sources.mayPreview(view.name)
      var view = view
      if isPreviewed { view.making = .previewed }
      return view
    }
  }

  /// Compiles the main file and links all. A view that the compiler can't make after all is left out.
  private func link(_ source: TrialSource, in folder: URL) throws(InputProblem) {
    let outcome = try linking(source, in: folder)
    guard !outcome.isSuccess else { return }
    let messages = CompilerMessages(text: outcome.messages)
    let faulty = messages.faultyLines(of: "main.swift").compactMap(source.view)
    guard !faulty.isEmpty else { throw problem(messages) }
    let second = try linking(source.leavingOut(faulty), in: folder)
    guard second.isSuccess else { throw problem(CompilerMessages(text: second.messages)) }
  }

  private func linking(
    _ source: TrialSource,
    in folder: URL
  ) throws(InputProblem) -> SwiftCompiler.Outcome {
    try write(source.text, to: folder.appending(path: "main.swift"))
    try write(modules.objects.joined(separator: "\n"), to: folder.appending(path: "objects"))
    return try compiler.run(
      commonArguments + [
        "-module-name", "Trial", "-I", folder.path, "main.swift", "views.o", "@objects",
        "-use-ld=lld", "-Xlinker", "--strip-debug", "-lm", "-o", "try",
      ],
      in: folder
    )
  }

  private var commonArguments: [String] {
    [
      "-swift-version", "5", "-Onone", "-DDEBUG", "-suppress-warnings",
      "-diagnostic-style", "llvm", "-module-cache-path", cache.modules.path,
      "-I", modules.modules.path,
      "-load-plugin-executable", "\(modules.macros.path)#FootingMacros",
    ]
  }

  private func problem(_ messages: CompilerMessages) -> InputProblem {
    let names = messages.unknownNames.map { "‘\($0)’" }.joined(separator: ", ")
    let advice = "\nnot modelled here, misspelt, or in a file that is not given: \(names)"
    return InputProblem(
      place: place,
      reason: "the files can't be compiled:\n\(messages.text)\(names.isEmpty ? "" : advice)"
    )
  }

  private func write(_ text: String, to file: URL) throws(InputProblem) {
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      throw InputProblem(place: file.path, reason: "it can't be written; make room for it")
    }
  }
}
