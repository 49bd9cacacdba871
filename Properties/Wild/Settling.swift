import ScreenVerification
import SwiftUI

/// What is measured and set comes to rest, and what shows can be touched.
extension Wild {
  static let settling = [
    Finding(
      "W095",
      "after the text was enlarged the buttons flash on and off",
      .comesToRest,
      .init(on: .iPhone11, content: 17, doing: [.setTypeSize(.accessibility3)], by: nil, .derived),
      contents: 1...40,
      actions: ActionMix(upTo: 1, .setTypeSize)
    ) { lines in
      FlashingButton(lines: lines)
    } right: { lines in
      ScrollView {
        VStack(spacing: 0) {
          Lines(lines)
          BarButton("button", 50)
        }
      }
    },
    Finding(
      "W096",
      "whether a page about as high as the screen scrolls is decided anew for ever",
      .comesToRest,
      .init(on: .iPhone15, content: 740, by: nil, .derived),
      contents: 1...1000,
      actions: .nothing
    ) { content in
      ScrollsIfNeeded(content: content)
    } right: { content in
      ViewThatFits(in: .vertical) {
        Bar("content", content)
        ScrollView { Bar("content", content) }
      }
    },
    Finding(
      "W098",
      "what was measured is written though it has not changed",
      .comesToRest,
      .init(on: .iPhone12, content: 50, by: nil, .derived),
      actions: .nothing
    ) { panel in
      Rewriting(panel: panel, least: 0)
    } right: { panel in
      Rewriting(panel: panel, least: 0.5)
    },
    Finding(
      "W088",
      "a composer that is drawn higher than it is laid out covers the controls above it",
      .controlsDoNotOverlap,
      .init(
        on: .iPhone12.with(typeSize: .accessibility1),
        content: 52,
        doing: [.show(336)],
        by: 52,
        .given
      ),
      contents: 1...52
    ) { distance in
      Color.clear.safeAreaInset(edge: .bottom, spacing: 0) {
        VStack(spacing: 0) {
          BarButton("controls", 52)
          Field("composer", 52).offset(y: -distance)
        }
      }
    } right: { distance in
      Color.clear.safeAreaInset(edge: .bottom, spacing: 0) {
        VStack(spacing: 0) {
          BarButton("controls", 52)
          Field("composer", 52).padding(.bottom, distance)
        }
      }
    },
    Finding(
      "W118",
      "while an accessory shows, nothing that scrolls can be touched",
      .canBeTapped("row"),
      .init(on: .iPhone12, content: 44, doing: [.show(336)], by: nil, .given)
    ) { accessory in
      ScrollView { BarButton("row", 44) }
        .overlay {
          Color.clear.contentShape(Rectangle())
            .overlay(alignment: .bottom) { Bar("accessory", accessory) }
        }
    } right: { accessory in
      ScrollView { BarButton("row", 44) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Bar("accessory", accessory) }
    },
  ]
}

/// A button that shows only where there is room for it below the text, as measured with it or without.
private struct FlashingButton: View {
  let lines: CGFloat
  @State private var shows = true

  var body: some View {
    GeometryReader { page in
      VStack(spacing: 0) {
        Lines(lines)
        if shows { BarButton("button", 50) }
      }
      .background {
        GeometryReader { content in
          Color.clear
            .onAppear { shows = content.size.height <= page.size.height }
            .onChange(of: content.size.height) { shows = $1 <= page.size.height }
            .id(shows)
        }
      }
    }
  }
}

/// Content that scrolls without its padding, or stands still with it, as each of the two is measured.
private struct ScrollsIfNeeded: View {
  let content: CGFloat
  @State private var scrolls = false

  var body: some View {
    GeometryReader { page in
      if scrolls {
        ScrollView { measured(Bar("content", content), page) }
      } else {
        measured(Bar("content", content).padding(.vertical), page)
      }
    }
  }

  private func measured(_ view: some View, _ page: GeometryProxy) -> some View {
    view.background {
      GeometryReader { own in
        Color.clear.onAppear { scrolls = own.size.height > page.size.height }
      }
    }
  }
}

/// A panel that is measured anew after each time that its height was written.
private struct Rewriting: View {
  let panel: CGFloat
  /// The change that is written.
  let least: CGFloat
  @State private var height: CGFloat = 0
  @State private var writes = 0

  var body: some View {
    Bar("panel", panel).background {
      GeometryReader { own in
        Color.clear
          .onAppear {
            guard abs(own.size.height - height) >= least else { return }
            height = own.size.height
            writes += 1
          }
          .id(writes)
      }
    }
  }
}
