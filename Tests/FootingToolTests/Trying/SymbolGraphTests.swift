import Foundation
import Testing

@testable import FootingTool

@Suite struct SymbolGraphTests {
  @Test func `a view is tried where nothing is to be given to make it`() throws {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(Self.json.utf8))
    #expect(
      graph.views == [
        DeclaredView(name: "Card", making: .takesValues),
        DeclaredView(name: "Cart", making: .wantsObject),
        DeclaredView(name: "Frame", making: .isGeneric),
        DeclaredView(name: "Hidden", making: .isPrivate),
        DeclaredView(name: "Hidden.Part", making: .isPrivate),
        DeclaredView(name: "Pay.Footer", making: .alone),
        DeclaredView(name: "Plain", making: .alone),
        DeclaredView(name: "Slow", making: .takesValues),
      ]
    )
  }

  @Test func `what is not tried is told by reasons`() {
    let views = [
      DeclaredView(name: "Card", making: .takesValues),
      DeclaredView(name: "Row", making: .takesValues),
      DeclaredView(name: "Cart", making: .wantsObject),
      DeclaredView(name: "Plain", making: .alone),
      DeclaredView(name: "Shown", making: .previewed),
      DeclaredView(name: "Hidden", making: .isPrivate),
      DeclaredView(name: "Frame", making: .isGeneric),
      DeclaredView(name: "Odd", making: .failing),
    ]
    #expect(
      views.untried == [
        "Card, Row: made from values; show them in a #Preview",
        "Cart: want an object of the environment; show them in a #Preview",
        "Hidden: private; show them in a #Preview",
        "Frame: generic; show them in a #Preview",
        "Odd: can't be made alone; show them in a #Preview",
      ]
    )
  }

  /// As Swift 6.3 writes it, without what is not read.
  private static let json = """
    {"symbols": [
      \(type("Plain")), \(initializer("Plain", [])),
      \(type("Pay.Footer")), \(initializer("Pay.Footer", ["n: Int = 1", "_ m: Int = 2"])),
      \(type("Card")), \(initializer("Card", ["n: Int = 1", "m: Int"])),
      \(type("Slow")), \(initializer("Slow", [], effect: "async")),
      \(type("Hidden", access: "private")), \(initializer("Hidden", [])),
      \(type("Hidden.Part")), \(initializer("Hidden.Part", [])),
      \(type("Frame", generics: #""swiftGenerics": {"parameters": []},"#)),
      \(initializer("Frame", [])),
      \(type("Cart")), \(initializer("Cart", [])),
      \(property("Cart.shop", "Environment", of: "Shop")),
      \(property("Plain.theme", "Environment", of: "Theme")),
      \(type("Model")), \(initializer("Model", [])),
      \(type("Shop", kind: "class")), \(type("Theme"))
    ], "relationships": [
      \(views.map(relationships).joined(separator: ",\n  ")),
      {"kind": "memberOf", "source": "Cart.shop", "target": "Cart"},
      {"kind": "memberOf", "source": "Plain.theme", "target": "Plain"}
    ]}
    """

  private static let views = [
    "Plain", "Pay.Footer", "Card", "Cart", "Slow", "Hidden", "Hidden.Part", "Frame",
  ]

  private static func property(
    _ name: String,
    _ wrapper: String,
    of type: String
  ) -> String {
    """
    {"kind": {"identifier": "swift.property"}, "identifier": {"precise": "\(name)"},
     "pathComponents": [\(components(name))], "accessLevel": "private",
     "declarationFragments": [{"kind": "attribute", "spelling": "\(wrapper)"},
       {"kind": "typeIdentifier", "spelling": "\(type)", "preciseIdentifier": "\(type)"}]}
    """
  }

  private static func type(
    _ name: String,
    kind: String = "struct",
    access: String = "internal",
    generics: String = ""
  ) -> String {
    """
    {"kind": {"identifier": "swift.\(kind)"}, "identifier": {"precise": "\(name)"}, \(generics)
     "pathComponents": [\(components(name))], "accessLevel": "\(access)",
     "declarationFragments": [{"kind": "keyword", "spelling": "struct"}]}
    """
  }

  private static func initializer(
    _ name: String,
    _ parameters: [String],
    effect: String = ""
  ) -> String {
    let fragments = parameters.map { parameter in
      let words = parameter.split(separator: " ", maxSplits: 1).map(String.init)
      return """
        {"kind": "externalParam", "spelling": "\(words[0])"},
        {"kind": "text", "spelling": " \(words[1])"},
        """
    }
    return """
      {"kind": {"identifier": "swift.init"}, "identifier": {"precise": "\(name).init"},
       "pathComponents": [\(components(name)), "init()"], "accessLevel": "internal",
       "declarationFragments": [{"kind": "keyword", "spelling": "init"},
         \(fragments.joined())
         {"kind": "keyword", "spelling": "\(effect)"}]}
      """
  }

  private static func components(_ name: String) -> String {
    name.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private static func relationships(_ name: String) -> String {
    """
    {"kind": "conformsTo", "source": "\(name)", "target": "s:10HeadlessUI4ViewP"},
    {"kind": "memberOf", "source": "\(name).init", "target": "\(name)"}
    """
  }
}
