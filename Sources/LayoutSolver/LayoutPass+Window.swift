extension LayoutPass {
  /// What is proposed; where nothing is, the content's length and the bars'.
  mutating func windowSize(
    _ child: Int,
    _ bars: LayoutInsets<Scalar>,
    _ proposal: Proposal<Scalar>
  ) -> LayoutExtents<Scalar> {
    if let width = proposal.width, let height = proposal.height {
      return LayoutExtents(width: width, height: height)
    }
    let content = measure(child, proposal.inset(by: bars))
    return LayoutExtents(
      width: proposal.width ?? content.width + bars.total(.horizontal),
      height: proposal.height ?? content.height + bars.total(.vertical)
    )
  }

  /// Places the content between the bars, in a window that hides what lies around it; the chrome
  /// still sees the surroundings. (rules 5.13, 10.5)
  mutating func placeWindow(_ index: Int, _ container: FlatContainer, _ provider: Int) {
    guard case .window(let bars) = tree.details[Int(container.data)] else { return }
    let frame = frames[index]
    let reach = growth(of: frame, outOf: .all, provider)
    let whole = frame.inset(by: reach.negated)
    let child = Int(container.first)
    let covered = provider < 0 ? .zero : self.provider(provider).containerInsets(in: whole)
    let keyboard = keyboardHeight(below: frame, reach.bottom, covered.bottom, provider)
    let window = SafeAreaProvider(whole, covered + bars, keyboard: keyboard)
    memory.pointee.providers.append(window)
    fill(child, window.rect.inset(by: window.total), memory.pointee.providers.count)
    memory.pointee.providers.removeLast()
    fill(child + 1, whole.inset(by: covered), provider)
  }

  /// How far up from a window's bottom the keyboard reaches; 0 without one.
  ///
  /// A keyboard higher than what the container covers is all that covers the bottom; of a lower one
  /// only itself can be ignored as a keyboard. (rules 5.2, 5.3)
  private func keyboardHeight(
    below frame: LayoutRect<Scalar>,
    _ reach: Scalar,
    _ container: Scalar,
    _ provider: Int
  ) -> Scalar {
    let own = growth(of: frame, outOf: .keyboard, provider).bottom
    guard Scalar.zero.isLess(than: own) else { return .zero }
    return container.isLess(than: reach) ? reach : own
  }

  /// Proposes a rectangle's size to a node and centres it there. (rule 1.6)
  private mutating func fill(_ child: Int, _ rect: LayoutRect<Scalar>, _ provider: Int) {
    let room = LayoutSize(
      width: rect.size.width.clamped(atLeast: .zero),
      height: rect.size.height.clamped(atLeast: .zero)
    )
    let size = size(child, Proposal(room))
    let origin = LayoutPoint(
      x: rect.minX + (room.width - size.width).half,
      y: rect.minY + (room.height - size.height).half
    )
    place(child, origin, Proposal(room), size, provider)
  }

  /// Places a view where no safe area is known. (rule 5.13)
  mutating func placeSealed(
    _ index: Int,
    _ container: FlatContainer,
    _ proposal: Proposal<Scalar>
  ) {
    let child = Int(container.first)
    let size = size(child, proposal)
    place(child, frames[index].origin, proposal, size, SafeAreaProvider<Scalar>.none)
  }
}

extension SafeAreaProvider {
  /// How far bars and the screen's corners cover the edges of `rect`, without the keyboard.
  fileprivate func containerInsets(in rect: LayoutRect<Scalar>) -> LayoutInsets<Scalar> {
    var covered = element.insets
    if let outerElement, outerElement.regions.contains(.container) {
      covered = covered + outerElement.insets
    }
    let inner = self.rect.inset(by: covered)
    return LayoutInsets(
      top: (inner.minY - rect.minY).clamped(atLeast: .zero),
      leading: (inner.minX - rect.minX).clamped(atLeast: .zero),
      bottom: (rect.maxY - inner.maxY).clamped(atLeast: .zero),
      trailing: (rect.maxX - inner.maxX).clamped(atLeast: .zero)
    )
  }
}
