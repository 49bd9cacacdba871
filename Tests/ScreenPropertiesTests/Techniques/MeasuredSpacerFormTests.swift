import Foundation
import HeadlessUI
import ScreenProperties
import SwiftUI
import Testing

/// A form whose rows come and go while it is shown.
private final class FormModel: ObservableObject {
  @Published var content: FormContent

  init(_ content: FormContent) { self.content = content }
}

private struct ChangingForm: View {
  @ObservedObject var model: FormModel

  var body: some View { MeasuredSpacerForm(model.content) }
}

/// "Right" is a footer that ends at max(H, F16): H being the form's height, F16 where the footer ends
/// with a spacer of 16.
@MainActor
@Suite struct MeasuredSpacerFormTests {
  private let content = FormContent(rows: 3, upper: 20, lower: 30)

  /// Where the footer ends with a spacer of 16.
  private func naturalEnd() throws -> CGFloat {
    let host = ScreenHost(MeasuredSpacerForm(content), on: .covered(0))
    return try host.element("upper").frame.maxY + 16 + 30
  }

  /// A screen of which the form fills the height.
  private func screen(height: CGFloat) -> HostScreen {
    HostScreen(size: CGSize(width: 400, height: height), softwareKeyboardHeight: 302)
  }

  private func spacer(_ host: ScreenHost) throws -> CGFloat {
    try thousandths(host.element("lower").frame.minY - host.element("upper").frame.maxY)
  }

  @Test(arguments: [(1, 1), (15, 15), (16, 16), (17, 16), (300, 16)] as [(CGFloat, CGFloat)])
  func `with room left the footer ends up to 16 short`(room: CGFloat, short: CGFloat) throws {
    let host = ScreenHost(
      MeasuredSpacerForm(content),
      on: screen(height: try naturalEnd() + room)
    )
    #expect(try host.distance(below: "lower") == short)
  }

  @Test(arguments: [(0, 16), (16, 16), (17, 17), (100, 100)] as [(CGFloat, CGFloat)])
  func `without room the spacer is as long as what does not fit`(
    overflow: CGFloat,
    space: CGFloat
  ) throws {
    let host = ScreenHost(
      MeasuredSpacerForm(content),
      on: screen(height: try naturalEnd() - overflow)
    )
    #expect(try spacer(host) == space)
  }

  @Test(arguments: [-15, 0, 15] as [CGFloat])
  func `a keyboard that leaves about no room takes the spacer away for good`(
    room: CGFloat
  ) throws {
    let host = ScreenHost(
      MeasuredSpacerForm(content),
      on: screen(height: try naturalEnd() + 302 + room)
    )
    #expect(try host.distance(below: "lower") == 16)
    host.showKeyboard(302)
    host.hideKeyboard()
    #expect(try host.distance(below: "lower") == 302 + room)
  }

  @Test func `a row that is added pushes the footer out, though it would fit`() throws {
    let model = FormModel(content)
    let host = ScreenHost(ChangingForm(model: model), on: .covered(0))
    let range = host.scroll.maximum
    host.perform { model.content.rows += 1 }
    #expect(try host.distance(below: "lower") == -28)
    #expect(thousandths(host.scroll.maximum - range) == 44)
  }

  @Test func `a row that is taken away leaves the footer where the row put it`() throws {
    let model = FormModel(content)
    let host = ScreenHost(ChangingForm(model: model), on: .covered(0))
    host.perform { model.content.rows -= 1 }
    #expect(try host.distance(below: "lower") == 60)
  }

  @Test func `larger text leaves the spacer as it was`() throws {
    let host = ScreenHost(
      MeasuredSpacerForm(FormContent(rows: 3, isText: true)),
      on: .covered(0)
    )
    let space = try spacer(host)
    host.changeTypeSize(to: .accessibility1)
    #expect(try spacer(host) == space)
    #expect(try host.distance(below: "lower") < 0)
  }

  @Test(arguments: [(0, 208), (150, 58), (200, 16)] as [(CGFloat, CGFloat)])
  func `a keyboard that grows measures how far the form is scrolled`(
    offset: CGFloat,
    space: CGFloat
  ) throws {
    let screen = screen(height: try naturalEnd() + 302 - 200)
    let host = ScreenHost(MeasuredSpacerForm(content), on: screen)
    host.showKeyboard(302)
    try host.scroll("upper", to: CGPoint(x: 0, y: offset))
    host.showKeyboard(310)
    #expect(try spacer(host) == space)
  }

  @Test func `where anchors come before sizes there is no spacer at all`() throws {
    var settings = HostSettings()
    settings.sizesComeFirst = false
    let screen = screen(height: try naturalEnd() + 300)
    let host = ScreenHost(MeasuredSpacerForm(content), on: screen, settings: settings)
    #expect(try host.distance(below: "lower") == 300)
  }

  @Test func `where equal anchors call back, a keyboard measures the former spacer too`() throws {
    var settings = HostSettings()
    settings.equalAnchorsCallBack = true
    let screen = screen(height: try naturalEnd() + 602)
    let host = ScreenHost(MeasuredSpacerForm(content), on: screen, settings: settings)
    #expect(try host.distance(below: "lower") == 16)
    // 302 and 0 would be right.
    host.showKeyboard(302)
    #expect(try host.distance(below: "lower") == 332)
    host.hideKeyboard()
    #expect(try host.distance(below: "lower") == 286)
  }
}
