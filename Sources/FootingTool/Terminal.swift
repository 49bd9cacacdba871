import Foundation

/// Where the tool writes: results on standard output, complaints and progress on standard error.
struct Terminal {
  /// Whether results may be coloured.
  var hasColor = isatty(STDOUT_FILENO) != 0 && allowsColor
  /// Whether somebody watches the progress.
  var isWatched = isatty(STDERR_FILENO) != 0 && !isDumb

  /// Writes lines of a result; ends the process when nobody reads them any more.
  ///
  /// Before the text stands `mark`, which may be coloured.
  func print(_ text: String, behind mark: String = "") {
    let isWritten = writeAll(Array((mark + escaped(text) + "\n").utf8), to: STDOUT_FILENO)
    if !isWritten { endUnwritten() }
  }

  /// Ends the process so that it can't be taken for an outcome of a property: by the signal by which others end when
  /// nobody reads on, and else by the status of files that can't be used.
  private func endUnwritten() -> Never {
    guard errno == EPIPE else {
      let problem = String(cString: strerror(errno))
      complain("standard output: it can't be written to (\(problem)); check where it goes")
      exit(ExitStatus.wrongInput)
    }
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(ExitStatus.wrongInput)
  }

  /// Writes a complaint.
  func complain(_ text: String) {
    _ = writeAll(Array((escaped(text) + "\n").utf8), to: STDERR_FILENO)
  }

  /// Replaces the line that is being watched.
  func show(progress text: String) {
    guard isWatched else { return }
    _ = writeAll(Array("\r\u{1B}[2K\(text)".utf8), to: STDERR_FILENO)
  }

  func colored(_ text: String, _ color: Color) -> String {
    hasColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  enum Color: Int {
    case red = 31
    case green = 32
    case faint = 2
  }

  private static var allowsColor: Bool {
    ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty && !isDumb
  }

  private static var isDumb: Bool { ProcessInfo.processInfo.environment["TERM"] == "dumb" }
}

/// Lines without control characters, which could steer a terminal: "\\u001B" in place of escape.
///
/// Inside of JSON it means the same as the character itself.
func escaped(_ text: String) -> String {
  let shown = text.unicodeScalars.map { scalar in
    guard scalar.properties.generalCategory == .control, scalar != "\n" else {
      return String(scalar)
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
  return shown.joined()
}

/// How the tool ends.
enum ExitStatus {
  static let expected: Int32 = 0
  static let unexpected: Int32 = 1
  static let wrongArguments: Int32 = 2
  static let wrongInput: Int32 = 3
}
