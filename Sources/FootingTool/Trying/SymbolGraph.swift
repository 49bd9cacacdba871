import Foundation

/// The declarations of a module, as the compiler writes them with `-emit-symbol-graph`.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable {
      var kind: String
      var spelling: String
      /// Of a type.
      var preciseIdentifier: String?
    }
    struct Generics: Decodable {}

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var accessLevel: String
    var declarationFragments: [Fragment]
    var swiftGenerics: Generics?
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}

extension SymbolGraph {
  /// `View`, as the compiler names it.
  private static let view = "s:10HeadlessUI4ViewP"

  /// The types that are views, in the order of their names.
  var views: [DeclaredView] {
    let views = sources("conformsTo", Self.view)
    let types = symbols.filter {
      views.contains($0.identifier.precise) && Self.typeKinds.contains($0.kind.identifier)
    }
    let members = Dictionary(
      grouping: relationships.filter { $0.kind == "memberOf" },
      by: \.target
    ).mapValues { Set($0.map(\.source)) }
    let initializers = symbols.filter { $0.kind.identifier == "swift.init" }
    let classes = Set(
      symbols.filter { $0.kind.identifier == "swift.class" }.map(\.identifier.precise)
    )
    let wanting = symbols.filter { $0.wantsObject(of: classes) }.map(\.identifier.precise)
    let hidden = symbols.filter(\.isHidden).map(\.pathComponents)
    return types.map { type in
      let own = members[type.identifier.precise] ?? []
      return DeclaredView(
        type,
        initializers.filter { own.contains($0.identifier.precise) },
        isHidden: hidden.contains { type.pathComponents.starts(with: $0) },
        wantsObject: !own.isDisjoint(with: wanting)
      )
    }.sorted { $0.name < $1.name }
  }

  private static let typeKinds: Set = ["swift.struct", "swift.class", "swift.enum"]

  private func sources(_ kind: String, _ target: String) -> Set<String> {
    Set(relationships.filter { $0.kind == kind && $0.target == target }.map(\.source))
  }
}

/// A type that is a view.
struct DeclaredView: Hashable {
  enum Making: Hashable {
    /// By `Name()`.
    case alone
    case isPrivate
    case isGeneric
    case takesValues
    /// Which has to be in the environment.
    case wantsObject
    /// By `Name()`, which is all that a preview shows.
    case previewed
    /// The compiler does not make it by `Name()` after all.
    case failing
  }

  /// With the types around it: "Checkout.Footer".
  var name: String
  var making: Making
}

extension DeclaredView {
  fileprivate init(
    _ type: SymbolGraph.Symbol,
    _ initializers: [SymbolGraph.Symbol],
    isHidden: Bool,
    wantsObject: Bool
  ) {
    name = type.pathComponents.joined(separator: ".")
    making =
      if isHidden {
        .isPrivate
      } else if type.swiftGenerics != nil {
        .isGeneric
      } else if wantsObject {
        .wantsObject
      } else if initializers.contains(where: { !$0.isHidden && $0.needsNothing }) {
        .alone
      } else {
        .takesValues
      }
  }
}

extension SymbolGraph.Symbol {
  fileprivate var isHidden: Bool { ["private", "fileprivate"].contains(accessLevel) }

  /// Whether it is a property that is an object of the environment.
  fileprivate func wantsObject(of classes: Set<String>) -> Bool {
    let attributes = declarationFragments.filter { $0.kind == "attribute" }.map(\.spelling)
    guard !attributes.contains("EnvironmentObject") else { return true }
    let isOptional = declarationFragments.contains { $0.spelling.hasPrefix("?") }
    let types = declarationFragments.compactMap(\.preciseIdentifier)
    return attributes.contains("Environment") && !isOptional && !classes.isDisjoint(with: types)
  }

  /// Whether every parameter of an initialiser has a default, and it neither throws nor waits.
  fileprivate var needsNothing: Bool {
    let spelled = declarationFragments.map(\.spelling)
    guard !spelled.contains(where: { ["async", "throws"].contains($0) }) else { return false }
    let parameters = declarationFragments.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0.kind == "externalParam" }
    ).dropFirst()
    return parameters.allSatisfy { $0.contains { $0.spelling.contains(" = ") } }
  }
}
