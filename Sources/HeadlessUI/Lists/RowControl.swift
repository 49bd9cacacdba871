import LayoutSolver

extension ViewElement {
  /// Says to the list that the control is all of a row, so that it is touched all over the row.
  func fillingRow(_ view: LoweredView) -> LoweredView {
    var traits = view.traits ?? ViewTraits()
    traits.rowControl = self
    return LoweredView(node: view.node, traits: traits)
  }

  /// The number under which the frame of the row around the element is reported to the element.
  func tagOfRow() -> Int32 {
    forgetFrameSource()
    return assuredTag
  }
}

extension ControlPlace {
  /// Whether the control is a label that acts all over its row, as buttons without a style are.
  var fillsRow: Bool {
    kind == .button && environment.isInList && environment.hasAutomaticButtonStyle
  }
}

extension EnvironmentValues {
  fileprivate var hasAutomaticButtonStyle: Bool {
    self[style: PrimitiveButtonStyleConfiguration.self] == nil
  }
}
