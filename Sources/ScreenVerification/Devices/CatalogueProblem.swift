/// A catalogue of devices that can't be read: where, what is wrong, what to do.
public struct CatalogueProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// The line ends where something is still needed.
    case missing(String)
    case unknown(word: String, what: String, known: [String])
    /// Not a finite number, or outside of what makes sense.
    case unusable(number: String, what: String)
    case unexpected(word: String)
    /// A line that belongs to a device stands before the first one.
    case outsideDevice(String)
    case incomplete(device: String, what: String)
    case duplicate(String)
    case unknownSource(String)
    case insetsDoNotFit(device: String)
  }

  /// Counted from 1.
  public var line: Int
  public var reason: Reason

  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  public var description: String { "line \(line): \(reason)" }
}

extension CatalogueProblem.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let what): "the \(what) is missing; add it"
    case .unknown(let word, let what, let known):
      "\"\(word)\" is no \(what); give one of \(known.joined(separator: ", "))"
    case .unusable(let number, let what):
      "the \(what) is \(number); give a number of points that a screen can have"
    case .unexpected(let word): "\"\(word)\" is one word too many; remove it"
    case .outsideDevice(let word): "\"\(word)\" belongs to no device; begin with a device line"
    case .incomplete(let device, let what): "\(device) has no \(what) line; add one"
    case .duplicate(let name): "\(name) is there already; remove one"
    case .unknownSource(let name): "no source line names \(name); add one above"
    case .insetsDoNotFit(let device):
      "the insets of \(device) leave nothing of its screen; give smaller ones"
    }
  }
}
