import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct InlineMarkupTests {
  private func shown(_ text: Text) -> [String] { ScreenHost(text).elements.flatMap(\.names) }

  @Test func `what is marked is shown without its marks`() {
    #expect(shown(Text("A **bold** and *slanted* word")) == ["A bold and slanted word"])
    #expect(shown(Text("__Bold__, ~~gone~~ and `code`")) == ["Bold, gone and code"])
    #expect(shown(Text("***Both*** and *a **b** c*")) == ["Both and a b c"])
  }

  @Test func `a link is shown as its title`() {
    #expect(shown(Text("I accept the [terms](https://example.com/a).")) == ["I accept the terms."])
    #expect(shown(Text("^[\(2) apples](inflect: true)")) == ["2 apples"])
    #expect(shown(Text("[1] and [2] (sic)")) == ["[1] and [2] (sic)"])
  }

  @Test func `marks that mark nothing are shown`() {
    #expect(shown(Text("Name *")) == ["Name *"])
    #expect(shown(Text("2 * 3 * 4")) == ["2 * 3 * 4"])
    #expect(shown(Text("snake_case_name")) == ["snake_case_name"])
    #expect(shown(Text("****")) == ["****"])
    #expect(shown(Text("\\*kept\\*")) == ["*kept*"])
  }

  @Test func `what is interpolated or verbatim is shown as it is`() {
    let name = "*Ann*"
    #expect(shown(Text("Hello **\(name)**")) == ["Hello *Ann*"])
    #expect(shown(Text(name)) == ["*Ann*"])
    #expect(shown(Text(verbatim: "**Ann**")) == ["**Ann**"])
    #expect(shown(Text(LocalizedStringKey(name))) == ["Ann"])
  }

  @Test func `strong text is as wide as bold text`() throws {
    let strong = ScreenHost(Text("**Wide**"))
    let bold = ScreenHost(Text("Wide").bold())
    #expect(try strong.element("Wide").frame == bold.element("Wide").frame)
  }
}
