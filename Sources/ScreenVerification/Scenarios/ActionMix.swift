import LayoutSolver
import PropertyTesting

/// What may happen to a screen, how often, and how many times.
///
///     ActionMix(upTo: 3, .show, .hide)
public struct ActionMix: Sendable {
  /// A kind of ``Action``.
  public enum Kind: Hashable, Sendable {
    case show
    /// The bar of a hardware keyboard comes up, up to 100 points high.
    case showHardwareBar
    /// A keyboard that floats comes up, or the docked one begins to.
    case float
    case hide
    case setTypeSize
    case focus
    /// A field is focused, and the keyboard floats.
    case focusFloating
    case unfocus
    case tap
    case scroll
    case type
    case rotate
    case leaveAndReturn
    case dragKeyboardAway
  }

  let most: Int
  private let kinds: [(weight: Int, kind: Kind)]

  /// Up to `most` actions, each of these kinds as often as another; the first is the simplest.
  public init(upTo most: Int, _ kinds: Kind...) {
    precondition(most == 0 || !kinds.isEmpty, "no kind of action is given; give one or more")
    self.init(upTo: most, kinds.map { (1, $0) })
  }

  private init(upTo most: Int, _ kinds: [(weight: Int, kind: Kind)]) {
    precondition(most >= 0, "up to \(most) actions; give 0 or more")
    self.most = most
    self.kinds = kinds
  }

  /// Nothing: the screen as it is at first.
  public static let nothing = ActionMix(upTo: 0, .hide)

  /// Keyboards and type sizes, all that a layout can tell; showing a keyboard is the simplest.
  static let environmental = ActionMix(upTo: 3, [(6, .show), (2, .hide), (1, .setTypeSize)])

  /// All that a person does with views, weighted as phones are used: fields are focused and left,
  /// buttons tapped, things scrolled; the system seldom does something by itself.
  public static let personal = ActionMix(
    upTo: 30,
    [
      (6, .show), (6, .focus), (4, .hide), (3, .unfocus), (3, .tap), (3, .scroll),
      (1, .setTypeSize), (1, .type), (1, .rotate), (1, .leaveAndReturn), (1, .dragKeyboardAway),
    ]
  )

  /// What may happen on `model`.
  func actions(on model: ScreenModel) -> Generator<Action> {
    .weighted(kinds.map { ($0.weight, .actions(of: $0.kind, on: model)) })
  }
}

extension Generator where Value == Action {
  fileprivate static func actions(
    of kind: ActionMix.Kind,
    on model: ScreenModel
  ) -> Generator<Action> {
    let keyboards = Generator<Keyboard>.keyboards(on: model)
    let numbers = Generator<Int>.integers(in: 0...5)
    return switch kind {
    case .show: keyboards.map(Action.show)
    case .showHardwareBar:
      Generator<Int>.integers(in: 1...100).map { height in
        .show(.hardwareBar(height: min(Double(height), model.heightBelowTop)))
      }
    case .float: .constant(.show(.floating))
    case .hide: .constant(.hideKeyboard)
    case .setTypeSize: Generator<TypeSize>.element(of: TypeSize.allCases).map(Action.setTypeSize)
    case .focus: zip(numbers, keyboards).map(Action.focus)
    case .focusFloating: numbers.map { Action.focus($0, .floating) }
    case .unfocus: .constant(.unfocus)
    case .tap: numbers.map(Action.tap)
    case .scroll: zip(numbers, .partsOfFour).map { Action.scroll($0, to: $1) }
    case .type: Generator<String>.element(of: texts).map(Action.type)
    case .rotate: .constant(.rotate)
    case .leaveAndReturn: .constant(.leaveAndReturn)
    case .dragKeyboardAway:
      Generator<Int>.integers(in: 1...4).map { Action.dragKeyboardAway(steps: $0) }
    }
  }

  private static var texts: [String] { ["a", "two words", "more than fits in one line"] }
}

extension ScreenModel {
  fileprivate var heightBelowTop: Double {
    max(environment.size.height - environment.safeArea.top, 0)
  }
}

extension Generator where Value == Double {
  fileprivate static var partsOfFour: Generator<Double> {
    Generator<Int>.integers(in: 0...4).map { Double($0) / 4 }
  }
}
