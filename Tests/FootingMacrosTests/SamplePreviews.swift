import SwiftUI

// The lines of this file are named in PreviewTests.

struct Counter: View {
  var count: Int

  var body: some View {
    Text("count \(count)")
  }
}

#Preview {
  Text("plain")
}

#if DEBUG
  #Preview("named { \"(\"") {
    // A brace } and a quote " in a comment.
    Text("one")
    Counter(count: 2)
  }
#endif

/// A preview with traits.
#Preview("sideways", traits: .landscapeLeft, .fixedLayout(width: 320, height: 200)) {
  let count = 3
  return Counter(count: count)
}

#Preview("wrapped") {
  struct Wrapper: View {
    @State var count = 4

    var body: some View { Counter(count: count) }
  }
  return Wrapper()
}

#Preview("previewable") {
  @Previewable @State var count = 5
  @Previewable
  @State var names = [
    "a",
    "b",
  ]

  Counter(count: count)
  Text(names.joined())
}

#Preview("body", body: { Text("as an argument") })

@available(macOS 14, *)
#Preview("available") { Text("available") }

struct Counter_Previews: PreviewProvider {
  static var previews: some View {
    Counter(count: 6)
  }
}

enum Samples {
  final class Plain: PreviewProvider {
    static var previews: some View { Text("plain") }
  }
}

struct Grouped_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Counter(count: 7)
      Counter(count: 8)
    }
  }
}
