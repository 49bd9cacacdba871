import Foundation

/// A picture, as UIKit has it: its name, since its file is not here.
///
/// Unchecked: nothing of it changes.
open class UIImage: NSObject, @unchecked Sendable {
  let name: String
  let isSymbol: Bool

  private init(name: String, isSymbol: Bool) {
    self.name = name
    self.isSymbol = isSymbol
  }

  public override init() {
    name = ""
    isSymbol = false
  }

  public convenience init?(named name: String) { self.init(name: name, isSymbol: false) }

  public convenience init?(systemName name: String) { self.init(name: name, isSymbol: true) }

  public convenience init?(data: Data) { self.init(name: "data", isSymbol: false) }

  public convenience init?(contentsOfFile path: String) {
    self.init(name: path, isSymbol: false)
  }

  public required convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, isSymbol: false)
  }

  /// As the running host's settings say; 24 × 24 points where none is running.
  @MainActor open var size: CGSize {
    HostCore.running?.settings.imageSize(name) ?? CGSize(width: 24, height: 24)
  }

  open var scale: CGFloat { 1 }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  open func withTintColor(_ color: UIColor) -> UIImage { self }

  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }

  /// Nothing: the picture's file is not here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Nothing: the picture's file is not here.
  open func pngData() -> Data? { nil }

  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What a picture in the source is where nothing else is asked for.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ImageLiteralType = UIImage

extension Image {
  nonisolated public init(uiImage: UIImage) {
    if uiImage.isSymbol { self.init(systemName: uiImage.name) } else { self.init(uiImage.name) }
  }
}
