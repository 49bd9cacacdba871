import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct LabelTests {
  let label = Label("Home", systemImage: "house")

  @Test func `a label is its icon, 8 points and its title`() throws {
    let host = ScreenHost(HStack { label })
    let icon = try size(Image(systemName: "house"))
    let title = try size(Text("Home"))
    #expect(try size(label).width == icon.width + 8 + title.width)
    #expect(try host.measured("Home").width == title.width)
  }

  @Test func `a label shows what its style says`() throws {
    #expect(try size(label.labelStyle(.titleOnly)) == size(Text("Home")))
    #expect(try size(label.labelStyle(.iconOnly)) == size(Image(systemName: "house")))
    #expect(try size(label.labelStyle(.titleAndIcon)) == size(label))
  }

  @Test func `a style of one's own arranges icon and title`() throws {
    #expect(try size(label.labelStyle(Stacked())).height == 44.667)
    #expect(try size(label.labelStyle(Padded())).height == 40.333)
  }

  @Test func `a labelled value stands at both ends of its row`() throws {
    let host = ScreenHost(LabeledContent("Plan", value: "Free"))
    let (label, value) = (try host.measured("Plan"), try host.measured("Free"))
    #expect(label.x == 0)
    #expect(value.x + value.width == 393)
  }

  @Test func `a labelled value whose label is hidden is the value`() throws {
    let row = LabeledContent("Plan", value: "Free").labelsHidden()
    #expect(try size(row) == size(Text("Free")))
  }
}

private struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      configuration.title
    }
  }
}

private struct Padded: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).padding(10)
  }
}
