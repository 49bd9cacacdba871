import Foundation
import HeadlessUI

extension ScreenHost {
  /// Left, top, width and height on the screen, to thousandths of a point.
  func place(_ name: String) throws -> [Double] { try element(name).frame.place }
}

extension CGRect {
  /// Left, top, width and height, to thousandths of a point.
  var place: [Double] { [minX, minY, width, height].map { Double($0).inThousandths } }
}

extension Double {
  fileprivate var inThousandths: Double { (self * 1000).rounded() / 1000 }
}
