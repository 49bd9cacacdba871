import Foundation

/// A height at which a sheet can stand.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate enum Height: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case points(CGFloat)
    case custom(ObjectIdentifier)
  }

  fileprivate let kind: Height
  fileprivate var resolve: (@Sendable (Context) -> CGFloat?)?

  private init(kind: Height) { self.kind = kind }

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// Points above the safe area of the screen's bottom.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .points(height))
  }

  /// A height that code decides.
  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent {
    var detent = PresentationDetent(kind: .custom(ObjectIdentifier(type)))
    detent.resolve = { Detent.height(in: $0) }
    return detent
  }

  /// What code knows that decides a height.
  @dynamicMemberLookup
  public struct Context {
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: keyPath]
    }
  }

  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool {
    left.kind == right.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Points above the safe area of the screen's bottom, of the `usable` ones.
  func height(of usable: CGFloat, medium: Double, in environment: EnvironmentValues) -> CGFloat {
    switch kind {
    case .medium: usable * medium
    case .large: usable
    case .fraction(let fraction): min(usable, max(0, usable * fraction))
    case .points(let points): min(usable, max(0, points))
    case .custom:
      min(usable, resolve?(Context(maxDetentValue: usable, environment: environment)) ?? usable)
    }
  }

  fileprivate func precedes(_ other: PresentationDetent) -> Bool {
    let environment = EnvironmentValues()
    return height(of: 700, medium: 0.5, in: environment)
      < other.height(of: 700, medium: 0.5, in: environment)
  }
}

/// A height of a sheet that code decides.
public protocol CustomPresentationDetent: SendableMetatype {
  static func height(in context: Context) -> CGFloat?
  typealias Context = PresentationDetent.Context
}

/// The detents of a sheet.
struct DetentSettings {
  var detents: Set<PresentationDetent>
  var selection: PresentationDetent?

  /// The chosen one, else the lowest.
  var current: PresentationDetent? {
    if let selection, detents.contains(selection) { return selection }
    return detents.min { $0.precedes($1) }
  }
}

struct DetentKey: PreferenceKey {
  static var defaultValue: DetentSettings { DetentSettings(detents: []) }

  static func reduce(value: inout DetentSettings, nextValue: () -> DetentSettings) {
    if value.detents.isEmpty { value = nextValue() }
  }
}

extension View {
  /// The heights at which the sheet around can stand; it stands at the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: DetentKey.self, value: DetentSettings(detents: detents))
  }

  /// The heights at which the sheet around can stand, and that at which it does.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    let settings = DetentSettings(detents: detents, selection: selection.wrappedValue)
    return preference(key: DetentKey.self, value: settings)
  }
}
