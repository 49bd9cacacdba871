import LayoutSolver
import TextMetrics

/// A label at the leading side with a value at the trailing one, as wide as is proposed; the value
/// alone where labels are hidden. (rules 8.11, 8.13)
struct ValueRow<Label: View, Value: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let label: Label
  let value: Value

  init(label: Label, @ViewBuilder value: () -> Value) {
    self.label = label
    self.value = value()
  }

  var body: some View {
    if hidesLabels {
      value
    } else {
      HStack {
        label
        Spacer()
        value
      }
    }
  }
}

extension View {
  /// Keeps the wishes of a control's texts from its neighbours above and below, which are 8 points
  /// away: room that is taken back at once makes the view plain. (rules 2.6, 2.9)
  func plainEdges() -> some View {
    modifier(NodeModifier { $0.padding(.vertical, 1).padding(.vertical, -1) })
  }
}

/// A part of a control that has one size, whatever is proposed.
struct FixedPart: LeafView {
  let size: FixedSize
  /// What a person would call it; `nil` for most.
  var spokenName: String?

  func node(_ element: ViewElement) -> Node { .fixed(width: size.width, height: size.height) }
}

/// A part of a control that is as wide as is proposed and of one height.
struct WidePart: LeafView {
  /// The width is for where none is proposed.
  let size: FixedSize

  func node(_ element: ViewElement) -> Node {
    Node.flexible
      .frame(idealWidth: size.width)
      .frame(height: size.height)
  }
}
