import SwiftUI

/// What covers the bottom of a view, keyboard and container (home indicator, bars) told apart.
///
/// Lengths are points upwards from the edge of what covers the view.
struct BottomCover: Equatable {
  /// All that covers the bottom now.
  var total: CGFloat = 0
  /// What was read last, up to a pass behind `total`; `nil` before the first reading.
  var reading: BottomReading?
  /// What was read last without a keyboard higher than the container.
  var container: CGFloat?

  /// Whether a keyboard reaches higher than the container.
  ///
  /// Where the reading is a pass behind: what covers more than the container did is a keyboard.
  var isUnderKeyboard: Bool {
    guard let reading else { return false }
    if reading.total == total { return reading.isUnderKeyboard }
    return total > (container ?? reading.withoutKeyboard)
  }

  /// What the container covers above the keyboard, or at the bottom without one.
  var containerAboveKeyboard: CGFloat {
    guard let reading, reading.total == total else { return isUnderKeyboard ? 0 : total }
    return reading.containerAboveKeyboard
  }

  /// What has to be added above the cover so that a view ends `minimum` above the screen's edge, or
  /// above the keyboard.
  func padding(forMinimum minimum: CGFloat) -> CGFloat {
    max(minimum - containerAboveKeyboard, 0)
  }
}

/// The bottom safe area of one place, as read in three ways at one time.
struct BottomReading: Equatable {
  var total: CGFloat = 0
  /// Below a view that ignores the keyboard.
  var withoutKeyboard: CGFloat = 0
  /// Below a view that ignores the container.
  var withoutContainer: CGFloat = 0

  /// A keyboard higher than the container keeps the container from being ignored, so that something
  /// is left to read; otherwise the container is all there is.
  var isUnderKeyboard: Bool { withoutContainer > 0 }

  /// A keyboard lower than the container (the bar that a hardware keyboard leaves, over a tab bar)
  /// leaves the difference; above a higher one there are only bars inside of the screen.
  var containerAboveKeyboard: CGFloat {
    isUnderKeyboard ? total - withoutContainer : withoutKeyboard
  }
}

/// Content made of what covers its bottom. It fills the room that there is.
///
/// The content is made anew while the layout in which the cover changes is made; only a keyboard
/// lower than the container is known one pass later, in the same frame.
struct BottomCoverReader<Content: View>: View {
  @ViewBuilder var content: (BottomCover, CGSize) -> Content
  @State private var reading: BottomReading?
  @State private var container: CGFloat?

  var body: some View {
    GeometryReader { proxy in
      content(cover(proxy.safeAreaInsets.bottom), proxy.size)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background {
      BottomProbes().onPreferenceChange(BottomReadingKey.self, perform: note)
    }
  }

  private func cover(_ total: CGFloat) -> BottomCover {
    BottomCover(total: total, reading: reading, container: container)
  }

  private func note(_ reading: BottomReading) {
    self.reading = reading
    if !reading.isUnderKeyboard { container = reading.total }
  }
}

/// Three invisible readers that reach as far down as what each of them ignores.
private struct BottomProbes: View {
  var body: some View {
    ZStack {
      probe(\.total)
      probe(\.withoutKeyboard).ignoresSafeArea(.keyboard, edges: .bottom)
      probe(\.withoutContainer).ignoresSafeArea(.container, edges: .bottom)
    }
  }

  private func probe(_ part: WritableKeyPath<BottomReading, CGFloat>) -> some View {
    GeometryReader { proxy in
      Color.clear.preference(
        key: BottomReadingKey.self,
        value: BottomReading(part, proxy.safeAreaInsets.bottom)
      )
    }
  }
}

extension BottomReading {
  fileprivate init(_ part: WritableKeyPath<BottomReading, CGFloat>, _ length: CGFloat) {
    self[keyPath: part] = length
  }
}

private struct BottomReadingKey: PreferenceKey {
  static var defaultValue: BottomReading { BottomReading() }

  /// Each probe reads one length and leaves the others at 0.
  static func reduce(value: inout BottomReading, nextValue: () -> BottomReading) {
    let next = nextValue()
    value.total += next.total
    value.withoutKeyboard += next.withoutKeyboard
    value.withoutContainer += next.withoutContainer
  }
}
