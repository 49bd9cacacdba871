import PropertyTesting
import ScreenVerification

extension Tool {
  /// Draws the case of a token, or the screen of the first property of a name on a phone.
  func show(_ word: String) throws -> Int32 {
    let (property, record) = try caseToShow(word)
    if let incident = incident(in: record, of: property) {
      terminal.complain("\(program) show: the case can't be laid out: \(incident)")
      return ExitStatus.unexpected
    }
    guard property.screenName != nil else { throw problem(.show, .law(property.name)) }
    guard let screenCase = property.screenCase(of: record) else {
      terminal.print("\(property.name)\n(the case is rejected, so that there is no screen)")
      return ExitStatus.expected
    }
    let title = property.screenName ?? property.name
    terminal.print("\(title)\n\(screenCase)\n\n\(drawing(of: screenCase.observation))")
    return ExitStatus.expected
  }

  /// How a case of this tool's properties ends its process, in words; `nil` where it does not.
  private func incident(in record: ChoiceRecord, of property: CheckedProperty) -> String? {
    guard properties.contains(where: { $0.name == property.name }) else { return nil }
    let trial = CaseTrial(
      property: property.name,
      isOnDevices: false,
      limit: CheckSettings().caseTimeLimit
    )
    guard case .ended(_, let reason) = trial.outcome(of: record).ending else { return nil }
    return reason
  }

  private func caseToShow(_ word: String) throws -> (CheckedProperty, ChoiceRecord) {
    guard !word.isEmpty else { throw problem(.show, .emptyName) }
    if let named = properties.first(where: { $0.isNamed(word) && $0.screenName != nil })
      ?? properties.first(where: { $0.isNamed(word) })
    {
      return caseOnPhone(named)
    }
    guard looksLikeToken(word) else {
      throw problem(.show, .unknownName(word, among: properties.map(\.name)))
    }
    let token = try token(word, for: .show)
    return (try property(of: token, for: .show).property, token.record)
  }

  /// With the middle one of the screen's contents, without a keyboard.
  private func caseOnPhone(_ property: CheckedProperty) -> (CheckedProperty, ChoiceRecord) {
    guard let onPhone = DeviceCatalogue.standard.phone.flatMap({ property.on([$0]) }) else {
      return (property, ChoiceRecord([]))
    }
    return (onPhone, onPhone.record(ofCase: (onPhone.caseCount ?? 0) / 2))
  }

  /// Whether a text that names nothing is more likely a token, whole or damaged.
  private func looksLikeToken(_ text: String) -> Bool {
    do {
      _ = try Token(parsing: text)
      return true
    } catch {
      return error != .notAToken
    }
  }
}

extension Tool {
  /// Reads a token.
  ///
  /// - Throws: ``ArgumentProblem`` which says how it is not a whole one.
  func token(_ text: String, for command: Command) throws(ArgumentProblem) -> Token {
    do {
      return try Token(parsing: text)
    } catch {
      throw problem(command, .token("\(quoted(text)): \(error)"))
    }
  }

  /// The property that a token was made for: on random screens, or on catalogued ones.
  func property(
    of token: Token,
    for command: Command
  ) throws(ArgumentProblem) -> (property: CheckedProperty, isOnDevices: Bool) {
    if let found = properties.first(where: { token.belongs(to: $0.name) }) { return (found, false) }
    if let found = properties.onDevices().first(where: { token.belongs(to: $0.name) }) {
      return (found, true)
    }
    let advice = "replay it with the tool that printed it"
    let text = "the token is of the property \(token.slug), which is not here; \(advice)"
    throw problem(command, .token(text))
  }
}

extension DeviceCatalogue {
  /// A phone held upright, as many people have it.
  fileprivate var phone: ScreenEnvironment? {
    environments.first { environment in
      let isPhone = environment.device?.hasPrefix("iPhone 15, upright") ?? false
      return isPhone && environment.keyboard == .hidden && environment.typeSize == .large
    }
  }
}
