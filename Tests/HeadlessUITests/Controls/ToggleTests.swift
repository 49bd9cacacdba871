import HeadlessUI
import SwiftUI
import Testing
import TextMetrics

@MainActor
@Suite struct ToggleTests {
  let toggle = Toggle("Wi-Fi", isOn: .constant(true))

  @Test func `a toggle is as wide as it can be and 31 high`() throws {
    #expect(try size(toggle) == Measured(width: 393, height: 31))
    #expect(try size(toggle.toggleStyle(.switch)) == Measured(width: 393, height: 31))
  }

  @Test func `the label stands at the leading side`() throws {
    let host = ScreenHost(toggle)
    #expect(try host.measured("Wi-Fi").x == 0)
  }

  @Test func `a toggle without its label is a switch of 51 by 31`() throws {
    #expect(try size(toggle.labelsHidden()) == Measured(width: 51, height: 31))
  }

  @Test func `the switch of iOS 26 is 63 by 28`() throws {
    var settings = HostSettings()
    settings.metrics = .iOS26
    let host = ScreenHost(toggle.labelsHidden().id("switch"), settings: settings)
    let frame = try host.measured("switch")
    #expect(frame.width == 63)
    #expect(frame.height == 28)
  }

  @Test func `a toggle whose label is high is as high`() throws {
    let high = Toggle(isOn: .constant(false)) {
      VStack(spacing: 0) {
        Text("Wi-Fi")
        Text("Asks to join networks").font(.footnote)
      }
    }
    #expect(try size(high).height == 36)
  }

  @Test func `a toggle at its ideal width leaves 8 points in the middle`() throws {
    let text = try size(Text("Wi-Fi"))
    #expect(try size(toggle.fixedSize()).width == text.width + 8 + 51)
  }

  @Test func `controls are 8 points apart, whatever is written on them`() throws {
    let host = ScreenHost(
      VStack {
        toggle.id("toggle")
        Color.red.frame(height: 20).id("colour")
        TextField("Name", text: .constant("")).id("field")
        Stepper("Guests", value: .constant(1)).id("stepper")
        DatePicker("Start", selection: .constant(.now)).id("date")
      }
    )
    let frames = try ["toggle", "colour", "field", "stepper", "date"].map(host.measured)
    for (upper, lower) in zip(frames, frames.dropFirst()) {
      #expect(abs(lower.y - upper.y - upper.height - 8) < 0.002)
    }
  }

  @Test func `a toggle can be a bordered button`() throws {
    #expect(try size(toggle.toggleStyle(.button)).height == 34.333)
  }

  @Test func `a style of one's own makes the toggle`() throws {
    #expect(try size(toggle.toggleStyle(Checkbox())) == Measured(width: 24, height: 24))
  }

  @Test func `a row of a form is as high as it has to be`() throws {
    let host = ScreenHost(Form { toggle.id("row") })
    #expect(try host.measured("row") == Measured(x: 32, y: 105, width: 329, height: 31))
  }
}

private struct Checkbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Color.clear.frame(width: configuration.isOn ? 24 : 20, height: 24)
  }
}
