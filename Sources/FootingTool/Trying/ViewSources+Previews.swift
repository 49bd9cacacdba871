extension ViewSources {
  /// Whether a preview seems to make a view called `name`: behind the first preview of a file.
  func mayPreview(_ name: String) -> Bool {
    files.contains { file in
      let text = String(decoding: file.text, as: UTF8.self)
      let start = ["#Preview", "PreviewProvider"].compactMap { text.firstRange(of: $0)?.upperBound }
      guard let start = start.min() else { return false }
      return text[start...].ranges(of: "\(name)(").contains { call in
        call.lowerBound == text.startIndex || !text[text.index(before: call.lowerBound)].isLetter
      }
    }
  }

  /// Whether a preview shows a view made by `name()` and nothing else, so that both are one screen.
  func havePreview(of name: String) -> Bool {
    files.contains { file in
      let text = String(decoding: file.text, as: UTF8.self).filter { !$0.isWhitespace }
      return text.ranges(of: "{\(name)()}").contains { text[..<$0.lowerBound].endsWithPreview }
    }
  }
}

extension Substring {
  /// Whether the body of a preview comes next, in a text without blanks.
  fileprivate var endsWithPreview: Bool {
    if hasSuffix("#Preview") || hasSuffix("previews:someView") { return true }
    let afterBrace = split(separator: "{", omittingEmptySubsequences: false).last ?? self
    return afterBrace.hasSuffix(")") && afterBrace.contains("#Preview(")
  }
}
