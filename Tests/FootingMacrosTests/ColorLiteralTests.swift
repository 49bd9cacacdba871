import Testing

/// A colour that can be written as a literal, as `UIColor` can.
struct Tint: _ExpressibleByColorLiteral, Equatable {
  var parts: [Float]

  init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    parts = [red, green, blue, alpha]
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// The type of a colour literal about which nothing else is known; the compiler asks for this name.
typealias _ColorLiteralType = Tint

struct Paint {
  var tint: Tint

  init(_ tint: Tint) {
    self.tint = tint
  }
}

@Suite struct ColorLiteralTests {
  @Test func `a literal is a colour`() {
    let paint = Paint(#colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1))
    let tint = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(paint.tint.parts == [1, 0.5, 0.25, 1])
    #expect(tint.parts == [0, 0, 0, 0.5])
  }
}
