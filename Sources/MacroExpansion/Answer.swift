/// What the compiler is told: exactly one of these is there.
struct Answer: Encodable {
  struct Capabilities: Encodable {
    struct Capability: Encodable {
      var protocolVersion = 7
    }

    var capability = Capability()
  }

  struct Loading: Encodable {
    var loaded = false
    var diagnostics: [Diagnostic] = []
  }

  struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  /// An error, shown where the macro stands.
  struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName: String
      var offset: Int
    }

    var message: String
    var severity = "error"
    var position: Position
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  var getCapabilityResult: Capabilities?
  var loadPluginLibraryResult: Loading?
  var expandMacroResult: Expansion?

  /// An expansion to `source`.
  static func expansion(_ source: String) -> Answer {
    Answer(expandMacroResult: Expansion(expandedSource: source))
  }

  /// An expansion that cannot be made.
  static func failure(_ message: String, at syntax: Request.Syntax?) -> Answer {
    let position = Diagnostic.Position(
      fileName: syntax?.location?.fileName ?? "",
      offset: syntax?.location?.offset ?? 0
    )
    let diagnostic = Diagnostic(message: message, position: position)
    return Answer(expandMacroResult: Expansion(diagnostics: [diagnostic]))
  }
}

extension Answer {
  /// The answer to `request`.
  init(to request: Request) {
    if request.getCapability != nil {
      self.init(getCapabilityResult: Capabilities())
    } else if request.loadPluginLibrary != nil {
      self.init(loadPluginLibraryResult: Loading())
    } else if let macro = request.expandFreestandingMacro {
      self = .expand(macro)
    } else if let macro = request.expandAttachedMacro {
      self = .expand(macro)
    } else {
      self = .failure("the macros of Footing do not know what the compiler asks", at: nil)
    }
  }

  private static func expand(_ request: Request.Freestanding) -> Answer {
    switch request.macro.typeName {
    case "PreviewMacro": .expansion(PreviewMacro(request).expansion)
    case let name: .failure("there is no macro \(name)", at: request.syntax)
    }
  }

  private static func expand(_ request: Request.Attached) -> Answer {
    switch request.macro.typeName {
    case "EntryMacro":
      do throws(EntryMacro.Problem) {
        return .expansion(try EntryMacro(request).expansion(for: request.macroRole))
      } catch {
        return .failure(error.message, at: request.declSyntax)
      }
    case "PreviewableMacro": return .expansion("")
    case let name: return .failure("there is no macro \(name)", at: request.attributeSyntax)
    }
  }
}
