import SwiftUI

struct SurveyQuestion: Identifiable {
  let id: Int
  let text: String
  let options: [String]
}

@MainActor @Observable
final class SurveyModel {
  let questions = [
    SurveyQuestion(id: 0, text: "How did you hear of us?", options: ["Friends", "Web", "Radio"]),
    SurveyQuestion(id: 1, text: "How old are you?", options: ["Under 30", "30 or over"]),
  ]
  private(set) var index = 0
  var answers: [Int: String] = [:]

  var question: SurveyQuestion { questions[index] }
  var progress: Double { Double(index + 1) / Double(questions.count) }
  var canContinue: Bool { answers[question.id] != nil }
  private(set) var isFinished = false

  func advance() {
    if index + 1 < questions.count { index += 1 } else { isFinished = true }
  }
}

struct SurveyScreen: View {
  @State private var model = SurveyModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      if model.isFinished {
        Text("Thank you!")
          .font(.largeTitle)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        ProgressView(value: model.progress)
          .tint(.mint)
          .accessibilityIdentifier("progress")
        SurveyQuestionView(question: model.question)
          .id(model.question.id)
          .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
        Spacer()
        Button("Next", action: next)
          .buttonStyle(PrimaryButtonStyle())
          .disabled(!model.canContinue)
      }
    }
    .padding()
    .environment(model)
  }

  private func next() {
    withAnimation(.spring()) { model.advance() }
  }
}

private struct SurveyQuestionView: View {
  let question: SurveyQuestion
  @Environment(SurveyModel.self) private var model

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(question.text)
        .font(.title2.weight(.semibold))
        .fixedSize(horizontal: false, vertical: true)
      ForEach(question.options, id: \.self) { option in
        OptionRow(title: option, isSelected: model.answers[question.id] == option)
          .onTapGesture { model.answers[question.id] = option }
      }
    }
  }
}

private struct OptionRow: View {
  let title: String
  let isSelected: Bool

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Image(systemName: isSelected ? "largecircle.fill.circle" : "circle")
    }
    .padding(.horizontal, 16)
    .frame(height: 52)
    .background(isSelected ? Color.mint.opacity(0.2) : .clear)
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(.gray.opacity(0.4)))
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  SurveyScreen()
}
