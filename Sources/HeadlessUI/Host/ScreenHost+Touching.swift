import Foundation

extension ScreenHost {
  /// Taps the centre of what is called `name`.
  ///
  /// Where several share the name, the one control among them is meant. Throws where the touch
  /// goes elsewhere, where what takes it is disabled, and where nothing there acts on taps.
  public func tap(_ name: String) throws(HostProblem) {
    let place = try core.place(named: name) { $0.element.control != nil }
    guard let frame = place.frame else { throw HostProblem(name, .notShown) }
    let touch = core.touch(on: place.element, frame)
    guard touch == .reaches, let target = core.hit(at: frame.centre) else {
      throw HostProblem(name, .untouchable(touch))
    }
    let takers = core.takers(from: target)
    guard let first = takers.first else { throw HostProblem(name, .inert) }
    guard first.isEnabled else { throw HostProblem(name, .disabled) }
    perform { for taker in takers { taker.take(frame.centre) } }
  }

  /// Types `text`, letter by letter, at the end of the field called `name`, or of the focused one.
  ///
  /// A named field is focused first. A line break submits a field of one line.
  public func type(_ text: String, into name: String? = nil) throws(HostProblem) {
    if let name { try focus(name) }
    for letter in text {
      let field = try focusedField()
      perform { if letter.isNewline { field.submit() } else { field.append(letter) } }
    }
  }

  /// Takes all text out of the field called `name`, or of the focused one.
  public func clearText(in name: String? = nil) throws(HostProblem) {
    if let name { try focus(name) }
    let field = try focusedField()
    perform { field.text.wrappedValue = "" }
  }

  /// Presses return in the focused field: `onSubmit` acts, then the focus goes unless it was moved.
  /// In a field of many lines it begins a new one.
  public func pressReturn() throws(HostProblem) {
    let field = try focusedField()
    perform { field.submit() }
  }

  private func focusedField() throws(HostProblem) -> any EditableElement {
    guard let field = core.focus.focused?.editable else {
      throw HostProblem("the keyboard", .notFocused)
    }
    return field
  }
}

extension TapTaker {
  fileprivate var isEnabled: Bool {
    switch self {
    case .control(let control): control.environment.isEnabled
    case .gesture(let tap): tap.element.environment.isEnabled
    }
  }

  fileprivate func take(_ point: CGPoint) {
    switch self {
    case .control(let control): control.activate()
    case .gesture(let tap): tap.tap(at: point)
    }
  }
}

extension CGRect {
  var centre: CGPoint { CGPoint(x: midX, y: midY) }
}
