import PreviewRecords

/// Makes a preview of a view, to be found by ``Previews``.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FootingMacros", type: "PreviewMacro")

/// Makes a preview of a view under certain circumstances, to be found by ``Previews``.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FootingMacros", type: "PreviewMacro")

/// Makes a variable of a preview keep what is written to it.
@attached(peer)
public macro Previewable() = #externalMacro(module: "FootingMacros", type: "PreviewableMacro")

/// Makes a variable an entry of the environment, a transaction, or the focused values.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "FootingMacros", type: "EntryMacro")

/// What previews are told apart by.
public enum Preview {
  /// The traits of views.
  public enum ViewTraits {}
}

/// A circumstance of a preview.
public struct PreviewTrait<Kind>: Hashable, Sendable {
  /// The trait, as it is written.
  public let name: String
  /// Points, where the trait fixes them.
  public let width: Double?
  /// Points, where the trait fixes them.
  public let height: Double?

  private init(_ name: String, width: Double? = nil, height: Double? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The layout there is without a trait.
  public static var defaultLayout: Self { Self("defaultLayout") }

  /// The view's own size.
  public static var sizeThatFitsLayout: Self { Self("sizeThatFitsLayout") }

  /// A size in points.
  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self("fixedLayout", width: width, height: height)
  }

  /// Upright.
  public static var portrait: Self { Self("portrait") }

  /// Upright, the top below.
  public static var portraitUpsideDown: Self { Self("portraitUpsideDown") }

  /// On its side, the top to the left.
  public static var landscapeLeft: Self { Self("landscapeLeft") }

  /// On its side, the top to the right.
  public static var landscapeRight: Self { Self("landscapeRight") }
}

/// A preview that the program was built with.
public struct RegisteredPreview: Sendable {
  /// The name, if it was given one.
  public let name: String?
  /// Its circumstances.
  public let traits: [PreviewTrait<Preview.ViewTraits>]
  /// Its file, as `#fileID` has it.
  public private(set) var fileID = ""
  /// The line it begins at.
  public private(set) var line = 0
  /// Makes the view.
  public let makeView: @MainActor () -> any View

  /// What `#Preview` with the same arguments stands for.
  public init(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    traits = []
    makeView = body
  }

  /// What `#Preview` with the same arguments stands for.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = [traits] + additionalTraits
    makeView = body
  }

  /// Adds a preview to `list`, an array of them; called by what `#Preview` stands for.
  public static func register(
    in list: UnsafeMutableRawPointer,
    fileID: String,
    line: Int,
    _ make: () -> RegisteredPreview
  ) {
    var preview = make()
    preview.fileID = fileID
    preview.line = line
    list.assumingMemoryBound(to: [RegisteredPreview].self).pointee.append(preview)
  }
}

/// The previews that the program was built with.
public enum Previews {
  /// All of them, by file and line.
  public static var all: [RegisteredPreview] {
    var previews: [RegisteredPreview] = []
    withUnsafeMutablePointer(to: &previews) { list in
      for record in previewRecords() { record(list) }
    }
    return previews.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }

  /// Those of one file, as `#fileID` has it.
  public static func all(in fileID: String) -> [RegisteredPreview] {
    all.filter { $0.fileID == fileID }
  }

  /// The types that were written as previews before there was `#Preview`, by name.
  public static var providers: [any PreviewProvider.Type] {
    loadedTypes(conformingTo: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
  }
}
