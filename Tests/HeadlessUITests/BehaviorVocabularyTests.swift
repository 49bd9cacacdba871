import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct BehaviorVocabularyTests {
  @Test
  func `gestures, animations and traits leave the label where it is`() throws {
    let plain = ScreenHost { Text("Pay") }
    let busy = ScreenHost { BusyLabel() }
    #expect(try busy.element("Pay").frame == plain.element("Pay").frame)
  }

  @Test
  func `an accessibility identifier names a view`() throws {
    let host = ScreenHost {
      Color.red.frame(width: 40, height: 30).accessibilityIdentifier("swatch")
    }
    #expect(try host.element("swatch").frame.size == CGSize(width: 40, height: 30))
  }

  @Test
  func `an accessibility label names several views by what they take together`() throws {
    let host = ScreenHost {
      VStack(spacing: 0) {
        Group {
          Color.red.frame(width: 40, height: 30).id("One")
          Color.blue.frame(width: 40, height: 30).id("Two")
        }
        .accessibilityLabel("Numbers")
      }
    }
    #expect(try host.element("Numbers").frame.size == CGSize(width: 40, height: 60))
  }

  @Test
  func `phases and key frames stand at their beginning`() throws {
    let host = ScreenHost { Pulsing() }
    #expect(try host.element("phase").frame.width == 10)
    #expect(try host.element("key").frame.width == 30)
  }

  @Test
  func `taps fulfil gestures that ask for no more`() {
    #expect(TapGesture().requiredTaps == 1)
    #expect(TapGesture(count: 2).requiredTaps == 2)
    #expect(LongPressGesture().requiredTaps == nil)
    #expect(DragGesture().requiredTaps == nil)
    #expect(DragGesture(minimumDistance: 0).requiredTaps == 1)
    #expect(DragGesture().exclusively(before: TapGesture()).requiredTaps == 1)
    #expect(LongPressGesture().sequenced(before: DragGesture()).requiredTaps == nil)
  }

  @Test
  func `a tap is told where it landed`() throws {
    var places: [CGPoint] = []
    let host = ScreenHost {
      Text("Map")
        .frame(width: 100, height: 60)
        .onTapGesture { places.append($0) }
        .frame(width: 393, height: 759, alignment: .topLeading)
    }
    try host.tap("Map")
    #expect(places.map { $0.x.rounded() } == [50])
    #expect(places.map { $0.y.rounded() } == [30])
  }

  @Test
  func `a gesture beside a button acts with it, one of high priority in its place`() throws {
    var events: [String] = []
    let host = ScreenHost {
      Button("Both") { events.append("both") }
        .simultaneousGesture(TapGesture().onEnded { events.append("beside") })
      Button("First") { events.append("button") }
        .highPriorityGesture(TapGesture().onEnded { events.append("first") })
      Button("Alone") { events.append("alone") }
        .gesture(TapGesture().onEnded { events.append("never") })
        .gesture(DragGesture().onEnded { _ in events.append("never") })
    }
    for name in ["Both", "First", "Alone"] { try host.tap(name) }
    #expect(events == ["both", "beside", "first", "alone"])
  }

  @Test
  func `a tap ends the gestures that it fulfils`() {
    var ended: [String] = []
    let tap = TapGesture().onEnded { ended.append("tap") }
    let drag = DragGesture().onEnded { _ in ended.append("drag") }
    _ = tap.simultaneously(with: drag).recognize(RecognizedTap())
    #expect(ended == ["tap"])
  }
}

private struct BusyLabel: View {
  @Namespace private var animation
  @State private var isOn = false
  @State private var email = ""
  @GestureState private var drag = CGSize.zero
  @GestureState private var isPressed: Bool = false
  @AccessibilityFocusState private var isRead: Bool

  var body: some View { inputs }

  private var animated: some View {
    Text("Pay")
      .animation(.spring(), value: isOn)
      .animation(.spring(response: 0.3, dampingFraction: 0.7), value: isOn)
      .animation(.easeInOut(duration: 0.2).delay(0.1), value: isOn)
      .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isOn)
      .animation(isOn ? .easeIn : nil, value: isOn)
      .animation(.default)
      .transition(.opacity)
      .transition(.move(edge: .bottom).combined(with: .opacity))
      .transition(.asymmetric(insertion: .slide, removal: .scale(scale: 0.5)))
      .matchedGeometryEffect(id: "pay", in: animation)
  }

  private var touched: some View {
    animated
      .gesture(
        DragGesture()
          .updating($drag) { value, state, _ in state = value.translation }
          .onChanged { value in isOn = value.translation.height > 10 }
          .onEnded { _ in withAnimation(.spring) { isOn = false } }
      )
      .gesture(
        LongPressGesture(minimumDuration: 1)
          .sequenced(before: DragGesture())
          .onEnded { value in
            if case .second(true, let drag?) = value { isOn = drag.translation.width > 0 }
          }
      )
      .simultaneousGesture(TapGesture().onEnded { isOn.toggle() })
      .highPriorityGesture(MagnificationGesture().onChanged { isOn = $0 > 1 })
      .onLongPressGesture { isOn = true }
      .onLongPressGesture(minimumDuration: 0.2) {
        isOn = true
      } onPressingChanged: { _ in
      }
      .onHover { isOn = $0 }
      .sensoryFeedback(.selection, trigger: isOn)
      .keyboardShortcut(.defaultAction)
      .keyboardShortcut("s", modifiers: [.command, .shift])
  }

  private var menus: some View {
    touched
      .contextMenu {
        Button("Copy") {}
        Button("Delete", role: .destructive) {}
      }
      .swipeActions(edge: .leading) { Button("Pin") {}.tint(.yellow) }
      .swipeActions { Button(role: .destructive, action: {}) { Text("Delete") } }
      .refreshable { await Task.yield() }
      .onOpenURL { _ in }
      .help("Pays")
      .hoverEffect(.lift)
      .scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.9)
      }
      .visualEffect { content, proxy in content.offset(y: proxy.size.height / 2) }
  }

  private var spoken: some View {
    menus
      .accessibilityElement(children: .combine)
      .accessibilityLabel("Pay now")
      .accessibilityLabel(Text("Pay now"))
      .accessibilityHint("Pays what is in the cart")
      .accessibilityValue(email)
      .accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
      .accessibilityRemoveTraits(.isImage)
      .accessibilityHidden(false)
      .accessibilityAction(named: "Pay twice") {}
      .accessibilityFocused($isRead)
  }

  private var inputs: some View {
    spoken
      .keyboardType(.emailAddress)
      .textContentType(.emailAddress)
      .textContentType(.oneTimeCode)
      .autocapitalization(.none)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
      .autocorrectionDisabled(true)
      .disableAutocorrection(true)
      .submitLabel(.next)
      .scrollDismissesKeyboard(.interactively)
  }
}

private struct Pulsing: View {
  var body: some View {
    VStack {
      Color.red.id("phase")
        .phaseAnimator([10, 20]) { content, width in
          content.frame(width: width)
        } animation: { _ in
          .easeInOut(duration: 1)
        }
      Color.red.id("key")
        .keyframeAnimator(initialValue: Keys(), trigger: 1) { content, keys in
          content.frame(width: keys.width)
        } keyframes: { _ in
          KeyframeTrack(\.width) {
            LinearKeyframe(20, duration: 1)
            SpringKeyframe(30, duration: 0.5, spring: .bouncy)
          }
        }
    }
  }
}

private struct Keys {
  var width: CGFloat = 30
}
