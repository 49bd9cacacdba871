/// `@Entry`: a key of its own for a property of `EnvironmentValues` and its like.
struct EntryMacro {
  /// Why there can be no key.
  enum Problem: Error {
    case notAVariable
    case noContainer
    case noValue(String)

    var message: String {
      switch self {
      case .notAVariable:
        "@Entry: this is not a variable; write 'var name: Type = value'"
      case .noContainer:
        "@Entry: this is no extension of EnvironmentValues, Transaction, FocusedValues or "
          + "ContainerValues; put the variable into one"
      case .noValue(let name):
        "@Entry: '\(name)' has neither a value nor an optional type; give it a value"
      }
    }
  }

  private let container: EntryContainer
  private let variable: VariableText

  init(_ request: Request.Attached) throws(Problem) {
    guard let variable = VariableText(request.declSyntax.source) else {
      throw Problem.notAVariable
    }
    let contexts = request.lexicalContext ?? []
    guard let container = contexts.lazy.compactMap({ EntryContainer(extended: $0.source) }).first
    else { throw Problem.noContainer }
    self.variable = variable
    self.container = container
  }

  /// What stands for the macro in the role of accessors, or of a peer.
  func expansion(for role: String) throws(Problem) -> String {
    role == "accessor" ? accessors : try key
  }

  private var keyName: String {
    "__Key_" + variable.plainName
  }

  private var accessors: String {
    """
    get {
      self[\(keyName).self]
    }
    set {
      self[\(keyName).self] = newValue
    }
    """
  }

  private var key: String {
    get throws(Problem) {
      """
      private struct \(keyName): \(container.keyProtocol) {
        \(try container == .focusedValues ? focusedValue : defaultValue)
      }
      """
    }
  }

  private var focusedValue: String {
    get throws(Problem) {
      guard let type = variable.wrappedType else { throw Problem.noValue(variable.plainName) }
      return "typealias Value = \(type)"
    }
  }

  private var defaultValue: String {
    get throws(Problem) {
      switch (variable.type, variable.value) {
      case (let type?, let value?): computed(value, of: type)
      case (let type?, nil) where variable.wrappedType != nil: computed("nil", of: type)
      case (nil, let value?): "static let defaultValue = \(value)"
      default: throw Problem.noValue(variable.plainName)
      }
    }
  }

  // Computed, since a constant would have to be `Sendable`; with `return`, since the value may be
  // a closure.
  private func computed(_ value: String, of type: String) -> String {
    """
    static var defaultValue: \(type) {
        return \(value)
      }
    """
  }
}

/// What values can be added to, by keys.
enum EntryContainer: String, CaseIterable {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case focusedValues = "FocusedValues"
  case containerValues = "ContainerValues"

  /// The container that `source`, the head of a declaration, extends.
  init?(extended source: String) {
    let words = source.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let place = words.firstIndex(of: "extension") else { return nil }
    let names = words[words.index(after: place)...].prefix(2).map(String.init)
    guard let container = names.lazy.compactMap(EntryContainer.init(rawValue:)).first else {
      return nil
    }
    self = container
  }

  var keyProtocol: String {
    switch self {
    case .environmentValues: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .focusedValues: "FocusedValueKey"
    case .containerValues: "ContainerValueKey"
    }
  }
}
