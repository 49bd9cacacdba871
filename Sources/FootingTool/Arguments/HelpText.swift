import ScreenVerification

/// What `--help` prints.
func helpText(for command: Command?, program: String) -> String {
  command.map { commandHelp($0, program) } ?? toolHelp(program)
}

private func toolHelp(_ program: String) -> String {
  let commands = Command.visible.map { command in
    (typed: "\(command.rawValue) \(command.operands)".trimmed, meaning: [command.summary])
  }
  return """
    Finds the smallest screen that breaks a claim about a layout.

    usage: \(program) COMMAND …

    \(table(commands))

    `\(program) COMMAND --help` explains a command. Exit status: 0 all is as expected, 1 something
    is not, 2 the arguments can't be used, 3 a file can't be read or written.
    """
}

private func commandHelp(_ command: Command, _ program: String) -> String {
  let options = (command.options + [.help]).map { option in
    (
      typed: "\(option.name) \(option.placeholder ?? "")".trimmed,
      meaning: option.meaning(for: command)
    )
  }
  let usage = [program, command.rawValue, command.operands, "[OPTION…]"].filter { !$0.isEmpty }
  return """
    usage: \(usage.joined(separator: " "))

    \(command.explanation)

    \(table(options))
    """
}

/// Two columns; further lines of a meaning stand below its first.
private func table(_ rows: [(typed: String, meaning: [String])]) -> String {
  let width = rows.map(\.typed.count).max() ?? 0
  let lines = rows.flatMap { row in
    row.meaning.enumerated().map { position, line in
      "  \((position == 0 ? row.typed : "").padded(to: width))  \(line)"
    }
  }
  return lines.joined(separator: "\n")
}

extension String {
  fileprivate var trimmed: String {
    hasSuffix(" ") ? String(dropLast()) : self
  }
}
