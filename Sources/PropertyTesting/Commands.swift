/// Sequences of commands, each drawn for the state in which a model of the system is by then.
///
/// A command that the model does not allow is left out, so that the sequence stays valid when shrinking takes out
/// earlier ones. Whole commands are deleted at once.
///
///     let stack = Commands(
///       model: 0,
///       next: { depth in depth == 0 ? .constant(.push) : .element(of: [.push, .pop]) },
///       isAllowed: { command, depth in command == .push || depth > 0 },
///       update: { depth, command in depth += command == .push ? 1 : -1 }
///     )
public struct Commands<Model: Sendable, Command: Sendable>: Sendable {
  private let model: Model
  private let next: @Sendable (Model) -> Generator<Command>
  private let isAllowed: @Sendable (Command, Model) -> Bool
  private let update: @Sendable (inout Model, Command) -> Void

  /// Commands over a model.
  ///
  /// - Parameters:
  ///   - model: The state in which every sequence begins.
  ///   - next: Draws a command for a state.
  ///   - isAllowed: The precondition of a command.
  ///   - update: What a command does to the model.
  public init(
    model: Model,
    next: @escaping @Sendable (Model) -> Generator<Command>,
    isAllowed: @escaping @Sendable (Command, Model) -> Bool = { _, _ in true },
    update: @escaping @Sendable (inout Model, Command) -> Void = { _, _ in }
  ) {
    self.model = model
    self.next = next
    self.isAllowed = isAllowed
    self.update = update
  }

  /// Sequences of at most as many commands as `count` says, and at least as many where enough are allowed.
  public func sequences(count: ClosedRange<Int>) -> Generator<[Command]> {
    Generator(produce: { source in
      let planned = source.plannedCount(in: count)
      var (commands, model, drawn) = ([Command](), model, 0)
      source.open(.list)
      while let goesOn = source.opensElement(after: drawn, in: count, planned) {
        guard goesOn else {
          source.close()
          return commands
        }
        guard let command = next(model).produce(&source) else { return nil }
        let isValid = isAllowed(command, model)
        source.close(isRejected: !isValid)
        if isValid {
          update(&model, command)
          commands.append(command)
        }
        drawn += 1
      }
      return nil
    })
  }

  /// The claim that a system answers every sequence of commands as it should.
  ///
  /// - Parameters:
  ///   - name: A sentence in the present tense.
  ///   - count: How many commands a case runs.
  ///   - system: Makes the system in the state that the model begins in.
  ///   - step: Runs a command on the system and checks it against the model's state after the command.
  /// - Returns: A property that is broken at the first command whose step is, which the reason names.
  public func property<System>(
    _ name: String,
    count: ClosedRange<Int> = 0...30,
    system: @escaping @Sendable () throws -> System,
    step: @escaping @Sendable (inout System, Command, Model) throws -> Verdict
  ) -> Property {
    Property(name, sequences(count: count)) { commands in
      var (system, model, lowest) = (try system(), model, Double?.none)
      for (place, command) in commands.enumerated() {
        update(&model, command)
        switch try step(&system, command, model) {
        case .holds(let margin): lowest = [lowest, margin].compactMap { $0 }.min()
        case .discarded: return .discarded
        case .broken(let reason, let margin):
          let text = description(of: command)
          return .broken(reason: "step \(place + 1), \(text): \(reason)", margin: margin)
        }
      }
      return .holds(margin: lowest)
    }
  }
}
