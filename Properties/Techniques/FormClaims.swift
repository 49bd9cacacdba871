import LayoutSolver
import PropertyTesting
import ScreenVerification
import SwiftUI

extension Techniques {
  static let forms =
    claims(
      publishedForm,
      holds: [.canBeScrolledIntoView("lower"), .scrollsByTheOverflow, .comesToRest],
      broken: [
        .endsForm, .leastSpaceInForm, .returnsAfterHide,
        .doesNotDependOnThePath,
      ]
    )
    + claims(growingForm, holds: [], broken: [.staysAboveFormsEnd])
    + claims(nearlyFullForm, holds: [], broken: [.leastSpaceInForm], on: .constant(.full))
    + claims(repairedForm, holds: Invariant.ofForms)

  static let publishedForm = ScreenUnderTest(
    "form technique: as published",
    content: FormContent.forms,
    grid: FormContent.grid
  ) { content in
    GrowingForm(content: content) { MeasuredSpacerForm($0) }
  }

  /// The same with nothing happening but rows being added.
  static let growingForm: ScreenUnderTest<FormContent> = {
    var screen = publishedForm
    screen.name += ", growing"
    screen.actions = ActionMix(upTo: 3, .tap)
    return screen
  }()

  /// The same on a screen that a form of the least content fills: what is longer overflows.
  static let nearlyFullForm: ScreenUnderTest<FormContent> = {
    var screen = publishedForm
    screen.name += ", nearly full"
    screen.content = Generator<Int>.integers(in: 1...200).map { FormContent(upper: $0) }
    return screen
  }()

  static let repairedForm = ScreenUnderTest(
    "form technique: repaired",
    content: FormContent.forms,
    grid: FormContent.grid
  ) { content in
    GrowingForm(content: content) { RepairedForm($0) }
  }
}

extension ScreenEnvironment {
  fileprivate static let full = ScreenEnvironment(size: LayoutSize(width: 320, height: 125))
}

extension FormContent {
  /// Forms of blocks, one row and a footer of two points being the simplest.
  static let forms: Generator<FormContent> = zip(
    .integers(in: 1...20),
    .integers(in: 1...100),
    .integers(in: 1...100)
  ).map { rows, upper, lower in
    FormContent(rows: rows, upper: upper, lower: lower)
  }

  static let grid = [1, 12].map { FormContent(rows: $0, isText: true) }
}

/// A form to which a button at the top adds rows.
private struct GrowingForm<Form: View>: View {
  let content: FormContent
  @ViewBuilder let form: (FormContent) -> Form
  @State private var added = 0

  var body: some View {
    form(grown)
      .overlay(alignment: .top) {
        Button {
          added += 1
        } label: {
          Color.clear.frame(width: 1, height: 1)
        }
        .id("add")
      }
  }

  private var grown: FormContent {
    var content = content
    content.rows += added
    return content
  }
}
