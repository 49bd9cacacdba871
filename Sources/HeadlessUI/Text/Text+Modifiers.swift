import Foundation

extension Text {
  nonisolated func changed(_ change: (inout TextChange) -> Void) -> Text {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index].change) }
    return copy
  }

  nonisolated public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = $0.weight ?? weight }
  }

  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    changed { $0.design = $0.design ?? design }
  }

  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }

  nonisolated public func bold() -> Text { fontWeight(.bold) }

  nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  nonisolated public func italic() -> Text { changed { $0.isItalic = true } }

  nonisolated public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    changed { $0.isMonospaced = isActive }
  }

  nonisolated public func monospacedDigit() -> Text { changed { $0.hasMonospacedDigits = true } }

  nonisolated public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }

  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    changed { $0.tracking = tracking }
  }

  nonisolated public func baselineOffset(_ offset: CGFloat) -> Text {
    changed { $0.baselineOffset = offset }
  }

  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    self
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    self
  }

  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    self
  }
}
