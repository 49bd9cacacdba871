import BottomLayouts
import Foundation
import HeadlessUI
import SwiftUI
import Testing

/// How many rows there are, and what else may change while a form is shown.
private final class FormModel: ObservableObject {
  @Published var rows: Int
  @Published var upper: CGFloat = 20
  @Published var bottom: CGFloat = 30

  init(rows: Int) { self.rows = rows }
}

/// A field, rows of 44, and a footer of two blocks.
private struct FormScreen: View {
  @ObservedObject var model: FormModel
  @State private var name = ""

  var body: some View {
    BottomAligningForm {
      Section {
        TextField("Name", text: $name)
        ForEach(0..<model.rows, id: \.self) { Block("row \($0)", 22) }
      } header: {
        Text("Header").formTop()
      } footer: {
        BottomAlignedFooter {
          Block("upper", model.upper)
        } bottom: {
          Block("bottom", model.bottom)
        }
      }
    }
  }
}

@MainActor
@Suite struct BottomAligningFormTests {
  private func host(
    rows: Int,
    on screen: HostScreen = .homeIndicator,
    settings: HostSettings = HostSettings()
  ) -> (host: ScreenHost, model: FormModel) {
    let model = FormModel(rows: rows)
    return (ScreenHost(FormScreen(model: model), on: screen, settings: settings), model)
  }

  private func spacing(_ host: ScreenHost) throws -> CGFloat {
    try host.distance(from: "upper", to: "bottom")
  }

  @Test func `with room the element ends at the safe edge, at once`() throws {
    for screen in [HostScreen.homeButton, .homeIndicator, .tabBar, .iPhone15, .iPhoneSE] {
      for settings in HostSettings.orders {
        let host = host(rows: 2, on: screen, settings: settings).host
        #expect(host.settling.frames == 1)
        #expect(try host.distance(below: "bottom") == screen.safeArea.bottom)
      }
    }
  }

  @Test func `any room is made use of, and with none the space is 16`() throws {
    // The form's own heights are those of the list's metrics: find where the room ends.
    let fitting = host(rows: 2).host
    let room = try spacing(fitting) - 16
    for left in [17, 16, 15, 1, 0, -1, -17, -200] as [CGFloat] {
      let (host, model) = host(rows: 2)
      host.perform { model.upper = 20 + room - left }
      #expect(host.settling.frames == 1)
      #expect(try spacing(host) == 16 + max(0, left))
      #expect(try host.distance(below: "bottom") == 34 + min(0, left))
    }
  }

  @Test func `showing and hiding the keyboard leads back`() throws {
    for settings in HostSettings.orders {
      let host = host(rows: 2, settings: settings).host
      for _ in 0..<2 {
        host.showKeyboard(300)
        #expect(host.settling.frames == 1)
        #expect(try host.distance(below: "bottom") == 300)
        host.hideKeyboard()
        #expect(try host.distance(below: "bottom") == 34)
      }
    }
  }

  @Test func `a keyboard that leaves no room makes the form scroll`() throws {
    for settings in HostSettings.orders {
      let host = host(rows: 8, settings: settings).host
      #expect(try host.distance(below: "bottom") == 34)
      host.showKeyboard(300)
      #expect(try spacing(host) == 16)
      try host.scrollUntilVisible("bottom")
      #expect(try host.distance(below: "bottom") == 300)
      host.hideKeyboard()
      try host.scroll("bottom", to: .zero)
      #expect(try host.distance(below: "bottom") == 34)
    }
  }

  @Test func `a focused field in a scrolled form changes nothing`() throws {
    for settings in HostSettings.orders {
      let host = host(rows: 8, settings: settings).host
      host.showKeyboard(300)
      try host.scroll("bottom", to: CGPoint(x: 0, y: 60))
      #expect(try spacing(host) == 16)
      try host.focus("Name")
      #expect(try spacing(host) == 16)
      host.unfocus()
      try host.scroll("bottom", to: .zero)
      #expect(try host.distance(below: "bottom") == 34)
    }
  }

  @Test func `rows that come and go while it is shown change the space`() throws {
    for settings in HostSettings.orders {
      let (host, model) = host(rows: 2, settings: settings)
      let before = try spacing(host)
      host.perform { model.rows += 1 }
      #expect(host.settling.frames == 1)
      #expect(try spacing(host) == thousandths(before - 44))
      #expect(try host.distance(below: "bottom") == 34)
      host.perform { model.rows += 40 }
      #expect(try spacing(host) == 16)
      try host.scroll("upper", to: CGPoint(x: 0, y: 300))
      host.perform { model.rows = 2 }
      #expect(try spacing(host) == before)
      try host.scroll("upper", to: .zero)
      #expect(try host.distance(below: "bottom") == 34)
    }
  }

  @Test func `a growing footer keeps its end`() throws {
    let (host, model) = host(rows: 2)
    host.perform { model.bottom = 90 }
    #expect(try host.distance(below: "bottom") == 34)
    host.perform { model.upper = 5 }
    #expect(try host.distance(below: "bottom") == 34)
  }

  @Test func `turning the screen and other type sizes lead to what a fresh form shows`() throws {
    for settings in HostSettings.orders {
      let turned = host(rows: 2, on: .iPhone15, settings: settings).host
      turned.rotate()
      let fresh = host(rows: 2, on: HostScreen.iPhone15.rotated, settings: settings).host
      #expect(try turned.element("bottom").frame == fresh.element("bottom").frame)
      turned.rotate()
      #expect(try turned.distance(below: "bottom") == 34)
      turned.changeTypeSize(to: .accessibility5)
      var large = HostScreen.iPhone15
      large.typeSize = .accessibility5
      let freshLarge = host(rows: 2, on: large, settings: settings).host
      #expect(try turned.element("bottom").frame == freshLarge.element("bottom").frame)
      turned.changeTypeSize(to: .large)
      #expect(try turned.distance(below: "bottom") == 34)
    }
  }

  @Test func `turning a form that is scrolled leads to what a fresh one shows`() throws {
    let host = host(rows: 3, on: .iPhone15).host
    host.showKeyboard(336)
    try host.scroll("bottom", to: CGPoint(x: 0, y: 10_000))
    host.rotate()
    host.hideKeyboard()
    host.rotate()
    try host.scroll("bottom", to: .zero)
    #expect(try host.distance(below: "bottom") == 34)
  }

  @Test func `a form of several sections without a header aligns its last footer`() throws {
    let form = BottomAligningForm(minimumSpacing: 4) {
      Section { Block("first row", 30).formTop() }
      Section {
        Block("second row", 30)
      } footer: {
        BottomAlignedFooter {
          Text("About")
        } bottom: {
          Text("Version 1.0")
        }
      }
    }
    let host = ScreenHost(form, on: .homeButton)
    #expect(host.settling.frames == 1)
    #expect(try host.distance(below: "Version 1.0") == 0)
  }
}
