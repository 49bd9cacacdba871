import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct ValueTests {
  @Test func `a stepper is a row of 32 points`() throws {
    let stepper = Stepper("Guests", value: .constant(2), in: 1...8)
    #expect(try size(stepper) == Measured(width: 393, height: 32))
    #expect(try size(stepper.labelsHidden()) == Measured(width: 94, height: 32))
    let custom = Stepper(value: .constant(2), in: 1...8, step: 2) { Text("Guests: 2") }
    #expect(try size(custom) == Measured(width: 393, height: 32))
  }

  @Test func `a stepper steps within its bounds`() throws {
    let host = ScreenHost(Guests())
    try host.tap("Increment")
    #expect(try host.element("Guests: 2").frame.height > 0)
    #expect(try host.element("Increment").isEnabled == false)
    try host.tap("Decrement")
    #expect(try host.element("Guests: 1").frame.height > 0)
  }

  @Test func `a slider is as wide as it can be and 31 high`() throws {
    #expect(try size(Slider(value: .constant(0.5))) == Measured(width: 393, height: 31))
    let stepped = Slider(value: .constant(5), in: 0...10, step: 1) { Text("Volume") }
    #expect(try size(stepped) == Measured(width: 393, height: 31))
  }

  @Test func `the labels of a slider's ends stand beside it`() throws {
    let slider = Slider(value: .constant(5), in: 0...10) {
      Text("Volume")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    let host = ScreenHost(slider)
    #expect(try host.measured("0").x == 0)
    let maximum = try host.measured("10")
    #expect(maximum.x + maximum.width == 393)
  }

  @Test func `a spinner is 20 by 20, above its label`() throws {
    #expect(try size(ProgressView()) == Measured(width: 20, height: 20))
    #expect(try size(ProgressView().controlSize(.large)) == Measured(width: 37, height: 37))
    let host = ScreenHost(ProgressView("Loading").id("progress"))
    let text = try host.measured("Loading")
    #expect(try host.measured("progress").width == text.width)
    #expect(try host.measured("progress").y + 20 < text.y)
  }

  @Test func `a bar is as wide as it can be and 4 high`() throws {
    #expect(try size(ProgressView(value: 0.25)) == Measured(width: 393, height: 4))
    #expect(try size(ProgressView().progressViewStyle(.linear)) == Measured(width: 393, height: 4))
    let circle = ProgressView(value: 0.25).progressViewStyle(CircularProgressViewStyle())
    #expect(try size(circle) == Measured(width: 20, height: 20))
  }

  @Test func `a style of one's own is told how much is done`() throws {
    let progress = ProgressView(value: 3, total: 4).progressViewStyle(Meter())
    #expect(try size(progress) == Measured(width: 75, height: 10))
  }

  @Test func `a gauge is a bar below its label, or a ring`() throws {
    let gauge = Gauge(value: 0.5) { Text("Speed") }
    #expect(try size(gauge).width == 393)
    #expect(try size(gauge.gaugeStyle(.accessoryCircular)) == Measured(width: 58, height: 58))
  }

  @Test func `what waits for a picture takes its place`() throws {
    #expect(try size(AsyncImage(url: nil)) == Measured(width: 393, height: 759))
    let image = AsyncImage(url: nil) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
    #expect(try size(image) == Measured(width: 20, height: 20))
    let phases = AsyncImage(url: nil) { phase in
      if let image = phase.image { image } else { Color.gray.frame(width: 40, height: 30) }
    }
    #expect(try size(phases) == Measured(width: 40, height: 30))
  }

  @Test func `an empty state fills the room`() throws {
    let empty = ContentUnavailableView("No Mail", systemImage: "tray")
    #expect(try size(empty) == Measured(width: 393, height: 759))
    #expect(try size(ContentUnavailableView.search(text: "x")).height == 759)
  }

  @Test func `a view of a timeline is as large as its content`() throws {
    let clock = TimelineView(.animation) { _ in Color.red.frame(width: 30, height: 20) }
    #expect(try size(clock) == Measured(width: 30, height: 20))
  }
}

private struct Guests: View {
  @State private var count = 1

  var body: some View { Stepper("Guests: \(count)", value: $count, in: 1...2) }
}

private struct Meter: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 10)
  }
}
