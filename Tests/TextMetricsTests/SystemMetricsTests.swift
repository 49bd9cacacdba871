import Testing
import TextMetrics

@Suite struct SystemMetricsTests {
  @Test func `bars of iOS 18 stand on the safe area`() {
    let bars = SystemMetrics.iOS18.bars
    #expect(bars.navigationBar[.phone] + bars.largeTitle == 96)
    #expect(bars.tabBarInset(.phone, safeArea: 34) == 83)
    #expect(bars.tabBarInset(.phone, safeArea: 0) == 49)
    #expect(bars.tabBarInset(.sidewaysPhone, safeArea: 21) == 53)
  }

  @Test func `tab bars of iOS 26 float at one height`() {
    let bars = SystemMetrics.iOS26.bars
    #expect(bars.navigationBar[.phone] + bars.largeTitle == 106)
    #expect(bars.tabBarInset(.phone, safeArea: 34) == 83)
    #expect(bars.tabBarInset(.phone, safeArea: 0) == 83)
    #expect(bars.tabBarInset(.pad, safeArea: 25) == 25)
  }

  @Test func `a text field with body is 22 high, one with a border 34`() {
    let controls = SystemMetrics.iOS18.controls
    let height = controls.textFieldHeight(.system(.body), pixelScale: 3)
    #expect(height == 22)
    #expect(height + 2 * controls.roundedBorderPadding == 34)
  }

  struct Button: CustomTestStringConvertible {
    var size: ButtonMetrics.ControlSize
    var height: Double

    var testDescription: String { "\(size)" }
  }

  @Test(arguments: [
    Button(size: .mini, height: 28),
    Button(size: .small, height: 28),
    Button(size: .regular, height: 103.0 / 3),
    Button(size: .large, height: 151.0 / 3),
    Button(size: .extraLarge, height: 151.0 / 3),
  ])
  func `bordered buttons of one line are as high as rule 8.10 says`(_ button: Button) {
    let padding = SystemMetrics.iOS18.buttons[button.size]
    let run = TextRun("Save", font: .system(padding.labelStyle))
    let label = SystemFontMeasurer().measure([run], pixelScale: 3)
    #expect(abs(label.height + 2 * padding.vertical - button.height) < 1e-9)
  }

  @Test func `margins of lists follow the width`() {
    #expect(SystemMetrics.iOS18.lists.side(listWidth: 393) == 16)
    #expect(SystemMetrics.iOS18.lists.side(listWidth: 414) == 20)
    #expect(SystemMetrics.iOS26.lists.side(listWidth: 375) == 16)
    #expect(SystemMetrics.iOS26.lists.side(listWidth: 393) == 20)
  }

  @Test func `a first header of iOS 26 takes 55.333 points`() {
    let lists = SystemMetrics.iOS26.lists
    let text = SystemFontMeasurer()
      .measure([TextRun("General", font: .system(lists.headerStyle))], pixelScale: 3)
    let height = lists.headerTopGap + text.height + lists.headerBottomGap
    #expect(abs(height - 166.0 / 3) < 1e-9)
  }
}
