import Foundation
import LayoutSolver
import TextMetrics

/// A picture. Symbols have the height of a line of the font around them; a named picture, whose
/// file is not here, is 24 × 24 points unless the host knows better.
public struct Image: LeafView, Equatable, Sendable {
  let name: String
  let isSymbol: Bool
  private var isResizable = false

  nonisolated public init(systemName: String) {
    name = systemName
    isSymbol = true
  }

  /// A symbol of which a part is drawn, as large as the whole.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    isSymbol = false
  }

  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  var spokenName: String? { name }

  /// A resizable picture takes what is proposed, else it has its own size. (rule 8.12)
  func node(_ element: ViewElement) -> Node {
    let size = isSymbol ? symbolSize(element.environment) : element.host.settings.imageSize(name)
    guard isResizable else { return .fixed(width: size.width, height: size.height) }
    return .flexible.frame(idealWidth: size.width, idealHeight: size.height)
  }

  /// About 1.2 times the font's size wide, a line high. (rule 8.12, a guess)
  private func symbolSize(_ environment: EnvironmentValues) -> CGSize {
    let font = environment.text.change.described(in: environment)
    let scale = environment.displayScale
    return CGSize(
      width: (environment.metrics.controls.symbolWidth * font.size * scale).rounded(.up) / scale,
      height: (font.lineHeight * scale).rounded(.up) / scale
    )
  }
}
