public import PropertyTesting
public import ScreenVerification

/// What the tool checks: an invariant of a screen, or a law of anything else.
public enum CheckedProperty: Sendable {
  case screen(ScreenProperty)
  case law(Property)
}

extension CheckedProperty {
  /// A law whose check waits for other tasks or actors; the main actor is served while it does.
  public static func asyncLaw(_ property: AsyncProperty) -> CheckedProperty {
    .law(property.waited(for: verdictOnMainThread))
  }

  /// The claim as it is run.
  var property: Property {
    switch self {
    case .screen(let screen): screen.property
    case .law(let law): law
    }
  }

  var name: String { property.name }

  /// The screen's name; `nil` for a law.
  var screenName: String? {
    if case .screen(let screen) = self { screen.screen } else { nil }
  }

  /// The claim alone, without the name of what it is about.
  var sentence: String {
    switch self {
    case .screen(let screen): screen.invariant
    case .law(let law): law.name
    }
  }

  /// How many cases there are, where they can be counted.
  var caseCount: Int? {
    if case .screen(let screen) = self { screen.caseCount } else { nil }
  }

  /// The case as a screen; `nil` for a law, and where the record's draws are rejected.
  func screenCase(of record: ChoiceRecord) -> ScreenCase? {
    guard case .screen(let screen) = self else { return nil }
    return try? screen.screenCase(of: record)
  }

  /// The claim on each of `environments` in place of random ones; `nil` for a law.
  func on(_ environments: [ScreenEnvironment]) -> CheckedProperty? {
    guard case .screen(let screen) = self else { return nil }
    return .screen(screen.on(environments))
  }
}
