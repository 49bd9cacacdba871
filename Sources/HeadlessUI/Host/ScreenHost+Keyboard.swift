import Foundation

extension ScreenHost {
  /// Moves the focus to the field of that name; the keyboard follows. (rule 9.8)
  ///
  /// The field need not be in sight: the keyboard's scrolling shows it.
  public func focus(_ name: String) throws(HostProblem) {
    let field = try core.field(named: name)
    perform { core.focusField(field) }
  }

  /// Takes the focus away; the keyboard goes.
  public func unfocus() { perform { core.focusField(nil) } }

  /// Shows the keyboard, or changes its height: points of the screen's bottom that it covers, home
  /// indicator included.
  public func showKeyboard(_ height: CGFloat) {
    require(height, "the keyboard's height")
    perform { core.setKeyboard(height) }
  }

  /// Lets the keyboard that is up tell of itself again, as it does whenever the focus moves from
  /// one field to another, though nothing about it has changed. Without effect where it is hidden.
  public func repeatKeyboard() { perform { core.tellOfKeyboardAgain() } }

  /// Hides the keyboard; the focus stays, as with a hardware keyboard.
  public func hideKeyboard() { perform { core.setKeyboard(0) } }

  /// Drags the keyboard down to a height, as `scrollDismissesKeyboard(.interactively)` lets a
  /// finger do: the safe area follows without a notification until it has gone, and the focus
  /// with it.
  public func dragKeyboard(to height: CGFloat) {
    require(height, "the keyboard's height")
    perform { core.dragKeyboard(to: height) }
  }

  /// Drags the keyboard away in equal steps, with a look at the screen after each.
  public func dismissKeyboard(inSteps steps: Int, _ look: (ScreenHost) -> Void = { _ in }) {
    precondition(steps > 0, "the number of steps is \(steps); give 1 or more")
    let start = screen.keyboardHeight
    for step in 1...steps {
      dragKeyboard(to: start * CGFloat(steps - step) / CGFloat(steps))
      look(self)
    }
  }

  func require(_ number: Double, _ what: String) {
    precondition(
      number.isFinite && number >= 0,
      "\(what) is \(number); give a finite number, 0 or more"
    )
  }
}
