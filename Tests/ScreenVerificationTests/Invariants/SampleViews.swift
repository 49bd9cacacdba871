import Foundation
import SwiftUI

/// An area of a height, called `name`.
struct Block: View {
  let name: String
  let height: CGFloat

  init(_ name: String, _ height: CGFloat) {
    self.name = name
    self.height = height
  }

  var body: some View { Color.gray.frame(height: height).id(name) }
}

/// A button of a height, called `name`.
struct Plate: View {
  let name: String
  let height: CGFloat

  init(_ name: String, _ height: CGFloat) {
    self.name = name
    self.height = height
  }

  var body: some View {
    Button {
    } label: {
      Color.blue.frame(height: height)
    }
    .id(name)
  }
}

/// What stands at the bottom of the room that there is.
struct AtBottom<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      content
    }
  }
}

/// A scroll view with what is in it, from top to bottom without gaps.
struct Page<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(spacing: 0) { content }
    }
  }
}

/// A footer that a spacer keeps at the bottom of a scroll view's content, which fills it.
struct FillingPage<Content: View, Footer: View>: View {
  @ViewBuilder let content: Content
  @ViewBuilder let footer: Footer

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          content
          Spacer(minLength: 0)
          footer
        }
        .frame(minHeight: proxy.size.height)
      }
    }
  }
}

/// A bar of 30 points that keeps itself above the keyboard by what the keyboard tells of itself, on
/// a screen of which 10 points are covered anyway.
struct ListeningBar: View {
  enum Habit {
    case careful
    /// Does not listen when the keyboard goes.
    case forgetful
    /// Adds what it hears to what it has heard.
    case adding
  }

  let habit: Habit
  @State private var height: CGFloat = 0

  init(_ habit: Habit) { self.habit = habit }

  var body: some View {
    AtBottom { Block("bar", 30) }
      .padding(.bottom, max(height - 10, 0))
      .ignoresSafeArea(.keyboard)
      .onReceive(center.publisher(for: UIResponder.keyboardWillShowNotification)) { message in
        let frame = message.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        height = (habit == .adding ? height : 0) + (frame?.height ?? 0)
      }
      .onReceive(center.publisher(for: UIResponder.keyboardWillHideNotification)) { _ in
        if habit != .forgetful { height = 0 }
      }
  }

  private var center: NotificationCenter { .default }
}

/// A bar whose gap is the last of 5 and 12 points that is told of: a size and an anchor.
struct LastWordBar: View {
  @State private var gap: CGFloat = 0

  var body: some View {
    AtBottom { Block("bar", 30) }
      .preference(key: SizeKey.self, value: 1)
      .anchorPreference(key: PlaceKey.self, value: .top) { $0 }
      .onPreferenceChange(SizeKey.self) { _ in gap = 5 }
      .onPreferenceChange(PlaceKey.self) { _ in gap = 12 }
      .padding(.bottom, gap)
  }
}

/// A bar whose gap is the sum of 5 points for a size and 12 for an anchor.
struct SummingBar<Bar: View>: View {
  @ViewBuilder let bar: Bar
  @State private var first: CGFloat = 0
  @State private var second: CGFloat = 0

  var body: some View {
    AtBottom { bar }
      .preference(key: SizeKey.self, value: 1)
      .anchorPreference(key: PlaceKey.self, value: .top) { $0 }
      .onPreferenceChange(SizeKey.self) { _ in first = 5 }
      .onPreferenceChange(PlaceKey.self) { _ in second = 12 }
      .padding(.bottom, first + second)
  }
}

/// A bar beside which one view after the other appears, a pass each, up to a number of them.
struct CountingBar: View {
  let end: Int
  @State private var count = 1

  var body: some View {
    AtBottom {
      ForEach(0..<count, id: \.self) { _ in
        Color.clear.frame(height: 0).onAppear { count = min(count + 1, end) }
      }
      Block("bar", 30)
    }
  }
}

private struct SizeKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private struct PlaceKey: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }

  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = nextValue() ?? value
  }
}
