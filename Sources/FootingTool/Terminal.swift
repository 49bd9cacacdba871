import Foundation

/// Where the tool writes: results on standard output, complaints and progress on standard error.
struct Terminal {
  /// Whether results may be coloured.
  var hasColor = isatty(STDOUT_FILENO) != 0 && allowsColor
  /// Whether somebody watches the progress.
  var isWatched = isatty(STDERR_FILENO) != 0 && !isDumb

  /// Writes lines of a result; ends the process when nobody reads them any more.
  func print(_ text: String) {
    let isRead = writeAll(Array((text + "\n").utf8), to: STDOUT_FILENO)
    if !isRead { exit(ExitStatus.unexpected) }
  }

  /// Writes a complaint.
  func complain(_ text: String) {
    _ = writeAll(Array((text + "\n").utf8), to: STDERR_FILENO)
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

/// How the tool ends.
enum ExitStatus {
  static let expected: Int32 = 0
  static let unexpected: Int32 = 1
  static let wrongArguments: Int32 = 2
  static let wrongInput: Int32 = 3
}
