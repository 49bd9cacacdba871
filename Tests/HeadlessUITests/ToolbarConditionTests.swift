import HeadlessUI
import SwiftUI
import Testing

@MainActor
@Suite struct ToolbarConditionTests {
  private struct Screen: View {
    @State private var isEditing = false

    var body: some View {
      NavigationStack {
        Text("Content")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Edit") { isEditing = true } }
            if isEditing {
              ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
          }
      }
    }
  }

  @Test func `an item stands in the bar while its condition holds`() throws {
    let host = ScreenHost(Screen(), on: .iPhone15)
    #expect(host.elements("Done").isEmpty)
    try host.tap("Edit")
    #expect(try host.element("Done").frame.maxX == 377)
  }
}
