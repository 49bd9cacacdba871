public import HeadlessUI
public import PropertyTesting

/// Verifies invariants of a screen on random screens, text sizes and keyboards, through all that a
/// person does, and on devices; throws the smallest case that breaks one.
///
///     try verify(CheckoutScreen()) {
///       Invariant.staysAboveKeyboard("Pay")
///       Invariant.restsOnSafeEdge("Pay", gap: 16)
///     }
///
/// - Parameters:
///   - root: The screen.
///   - name: What reports call it; `nil` for its type.
///   - token: A case to run instead of random ones, as a failure printed it.
///   - cases: How many random cases each invariant is tried on.
///   - seed: Where the cases come from; `nil` for a seed of the property's name.
///   - settings: How the host behaves where Apple leaves it open.
///   - invariants: What is claimed of the screen.
/// - Throws: ``VerificationFailure`` with the smallest case; ``NameProblem`` where an invariant
///   names what is not on the screen.
@MainActor
public func verify<Root: View>(
  _ root: @autoclosure @escaping @MainActor @Sendable () -> Root,
  named name: String? = nil,
  replaying token: String? = nil,
  cases: Int = 1000,
  seed: UInt64? = nil,
  settings: HostSettings = HostSettings(),
  @InvariantBuilder _ invariants: () -> [Invariant]
) throws {
  let screen = ScreenUnderTest(
    name ?? "\(Root.self)",
    content: .constant(()),
    grid: [()],
    settings: settings
  ) { _ in root() }
  try verify(screen, replaying: token, cases: cases, seed: seed, invariants)
}

/// Verifies invariants of a screen whose content is drawn at random, too.
///
///     try verify(.integers(in: 0...50)) { rows in
///       OrderScreen(rows: rows)
///     } holds: {
///       Invariant.scrollsByTheOverflow
///     }
///
/// - Parameters:
///   - content: What can be on the screen.
///   - name: What reports call it; `nil` for its type.
///   - token: A case to run instead of random ones, as a failure printed it.
///   - cases: How many random cases each invariant is tried on.
///   - seed: Where the cases come from; `nil` for a seed of the property's name.
///   - settings: How the host behaves where Apple leaves it open.
///   - view: The screen with a content.
///   - invariants: What is claimed of the screen.
/// - Throws: ``VerificationFailure`` with the smallest case; ``NameProblem`` where an invariant
///   names what is not on the screen.
@MainActor
public func verify<Content: Sendable, Root: View>(
  _ content: Generator<Content>,
  named name: String? = nil,
  replaying token: String? = nil,
  cases: Int = 1000,
  seed: UInt64? = nil,
  settings: HostSettings = HostSettings(),
  @ViewBuilder view: @escaping @MainActor @Sendable (Content) -> Root,
  @InvariantBuilder holds invariants: () -> [Invariant]
) throws {
  let screen = ScreenUnderTest(
    name ?? "\(Root.self)",
    content: content,
    grid: [content.typical].compactMap(\.self),
    settings: settings,
    view: view
  )
  try verify(screen, replaying: token, cases: cases, seed: seed, invariants)
}

@MainActor
private func verify<Content: Sendable>(
  _ screen: ScreenUnderTest<Content>,
  replaying token: String?,
  cases: Int,
  seed: UInt64?,
  _ invariants: () -> [Invariant]
) throws {
  let properties = try invariants().map { try ScreenProperty(screen, $0) }
  let verification = Verification(properties: properties, cases: cases, seed: seed)
  if let token { try verification.replay(token) } else { try verification.run() }
}

extension Generator {
  /// A value drawn without a preference for the ends of ranges; the simplest where that is rejected.
  fileprivate var typical: Value? {
    value(seed: 1, case: 0, edgeBias: 0) ?? value(replaying: ChoiceRecord([]))
  }
}

/// Lists invariants.
@resultBuilder
public enum InvariantBuilder {
  public static func buildExpression(_ invariant: Invariant) -> [Invariant] { [invariant] }

  public static func buildExpression(_ invariants: [Invariant]) -> [Invariant] { invariants }

  public static func buildBlock(_ parts: [Invariant]...) -> [Invariant] { parts.flatMap(\.self) }

  public static func buildOptional(_ part: [Invariant]?) -> [Invariant] { part ?? [] }

  public static func buildEither(first part: [Invariant]) -> [Invariant] { part }

  public static func buildEither(second part: [Invariant]) -> [Invariant] { part }

  public static func buildArray(_ parts: [[Invariant]]) -> [Invariant] { parts.flatMap(\.self) }
}
