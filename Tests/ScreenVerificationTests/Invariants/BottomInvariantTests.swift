import PropertyTesting
import ScreenVerification
import SwiftUI
import Testing

@MainActor
@Suite struct BottomInvariantTests {
  nonisolated static let examples = [
    InvariantExample(
      "a button that a spacer pushes down",
      .restsOnSafeEdge("pay"),
      .holds(margin: 0),
      after: .show(60)
    ) {
      AtBottom { Plate("pay", 40) }
    },
    InvariantExample(
      "a button that ignores the keyboard",
      .restsOnSafeEdge("pay"),
      .broken("the pay ends at 190, 50 pt below the safe edge at 140", by: 50),
      after: .show(60)
    ) {
      AtBottom { Plate("pay", 40) }.ignoresSafeArea(.keyboard)
    },
    InvariantExample(
      "a footer in content that fills its scroll view",
      .endsTheContent("footer"),
      .holds(margin: 0),
      after: .show(60)
    ) {
      FillingPage {
        Block("row", 40)
      } footer: {
        Block("footer", 20)
      }
    },
    InvariantExample(
      "a footer in content that is as high as it is",
      .endsTheContent("footer"),
      .broken("the footer ends at 80 instead of 140", by: 60),
      after: .show(60)
    ) {
      Page {
        Block("row", 40)
        Block("footer", 20)
      }
    },
    InvariantExample(
      "a range of exactly the overflow",
      .scrollsByTheOverflow,
      .holds(margin: 0),
      after: .show(60)
    ) {
      Page { Block("row", 150) }
    },
    InvariantExample(
      "a dead end under the keyboard",
      .scrollsByTheOverflow,
      .broken(
        "content 150 high in a room of 120 can be scrolled by 0 pt instead of 30",
        by: 30
      ),
      after: .show(60)
    ) {
      Page { Block("row", 150) }.ignoresSafeArea(.keyboard)
    },
    InvariantExample(
      "a picture that reaches under the status bar",
      .scrollsByTheOverflow,
      .holds(margin: 0)
    ) {
      Page { Block("picture", 250) }.ignoresSafeArea(edges: .top)
    },
    InvariantExample(
      "a distance of 16 to the edge, 10 of which are the home indicator's",
      .keepsDistanceFromEdge("pay", atLeast: 16),
      .holds(margin: 0)
    ) {
      AtBottom { Plate("pay", 40) }.padding(.bottom, 6)
    },
    InvariantExample(
      "a distance of 16 to the home indicator",
      .keepsDistanceFromEdge("pay", atLeast: 16),
      .broken("its distance is 26 instead of 16", by: 10)
    ) {
      AtBottom { Plate("pay", 40) }.padding(.bottom, 16)
    },
  ]

  @Test(arguments: examples)
  func `what stands at the bottom`(_ example: InvariantExample) throws {
    #expect(try example.found() == example.verdict)
  }
}
