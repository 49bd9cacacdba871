/// What the tool can be asked to do.
enum Command: String, CaseIterable {
  case check
  case `try`
  case compare
  case replay
  case show
  case list
  case merge
  case help
  /// Runs ranges of cases for another process of the tool.
  case worker

  /// The commands that people type.
  static var visible: [Command] { allCases.filter { $0 != .worker } }

  /// One line of the tool's help.
  var summary: String {
    switch self {
    case .check: "check properties on random screens, or on every known device"
    case .try: "check views and previews of files that come with no test"
    case .compare: "tell what each screen keeps and breaks, in tables"
    case .replay: "run the cases of tokens again, and show them"
    case .show: "draw a screen"
    case .list: "list properties, invariants and devices"
    case .merge: "join the JSON reports of shards into one"
    case .help: "explain a command"
    case .worker: "run cases for another process"
    }
  }

  /// What stands behind the command, besides options.
  var operands: String {
    switch self {
    case .check, .compare: "[NAME…]"
    case .try: "FILE|FOLDER…"
    case .replay: "TOKEN…"
    case .show: "NAME|TOKEN"
    case .merge: "FILE…"
    case .help: "[COMMAND]"
    case .list, .worker: ""
    }
  }

  var options: [Option] {
    switch self {
    case .check:
      [.cases, .seed, .jobs, .devices, .format, .timeLimit, .caseTimeLimit, .only, .shard]
    case .try: [.cases, .seed, .jobs, .format, .timeLimit, .caseTimeLimit, .replay]
    case .compare: [.cases, .seed, .jobs, .table]
    case .replay, .list, .merge: [.format]
    case .show, .help, .worker: []
    }
  }

  /// How many operands there may be.
  var operandCounts: ClosedRange<Int> {
    switch self {
    case .check, .compare: 0...1000
    case .try, .replay, .merge: 1...1000
    case .show: 1...1
    case .help: 0...1
    case .list, .worker: 0...0
    }
  }

  /// How many random cases a property has, where the command is not told.
  var standardCases: Int {
    switch self {
    case .try, .compare: 300
    case .check, .replay, .show, .list, .merge, .help, .worker: 1000
    }
  }

  /// What the command's own help says beside the options.
  var explanation: String {
    switch self {
    case .check:
      """
      Runs every property, or those whose name contains one of the NAMEs, and reports whether each
      outcome is the expected one. What is broken is shrunk to its smallest case, drawn, and printed
      with the line that replays it.
      """
    case .try:
      """
      Compiles the Swift files, or those in the FOLDERs, against this SwiftUI, and checks what every
      screen owes of each #Preview, each PreviewProvider, and each view that can be made without being
      given anything: on random screens, and on every known device. No test is needed, and no package.
      What is broken is shrunk to its smallest case, drawn, and printed with the line that replays it.
      """
    case .compare:
      """
      Checks the screens whose claims' names contain one of the NAMEs, or all, and prints a table for
      each group: a column each screen, a row each claim. Screens are a group by what stands before
      the colon in their names. The seed is 1 unless another one is given.
      """
    case .replay:
      """
      A TOKEN is what a report prints behind "replay". Exits with 1 while a case still breaks its
      property, with 0 once none does.
      """
    case .show:
      """
      Draws the case of a TOKEN, or, on a phone, the screen of the first property whose name
      contains NAME.
      """
    case .list: "Lists what can be checked, and the devices that are known."
    case .merge:
      """
      Joins the reports that `check --shard I/N --format json` wrote for every I from 1 to N. The
      result is the report of the run without --shard.
      """
    case .help: "Explains the tool, or one COMMAND."
    case .worker: "Reads tasks from standard input and answers on standard output: lines of JSON."
    }
  }
}
