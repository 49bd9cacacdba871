/// What the compiler asks: exactly one of these is there.
struct Request: Decodable {
  struct Capability: Decodable {}

  struct Library: Decodable {}

  /// A piece of source text and where it is.
  struct Syntax: Decodable {
    struct Location: Decodable {
      var fileID: String
      var fileName: String
      var line: Int
      var offset: Int
    }

    var source: String
    var location: Location?
  }

  struct Macro: Decodable {
    var typeName: String
  }

  /// A macro that stands by itself.
  struct Freestanding: Decodable {
    var macro: Macro
    var discriminator: String
    var syntax: Syntax
  }

  /// A macro that is attached to a declaration.
  struct Attached: Decodable {
    var macro: Macro
    var macroRole: String
    var declSyntax: Syntax
    var attributeSyntax: Syntax
    var lexicalContext: [Syntax]?
  }

  var getCapability: Capability?
  var loadPluginLibrary: Library?
  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?
}
