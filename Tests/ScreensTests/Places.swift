import Foundation
import HeadlessUI

extension ScreenHost {
  /// Left, top, width and height on the screen, to thousandths of a point.
  func place(_ name: String) throws -> [Double] { try element(name).frame.place }

  /// Where an element ends, to thousandths of a point.
  func bottom(_ name: String) throws -> Double {
    let place = try place(name)
    return (place[1] + place[3]).inThousandths
  }
}

extension CGRect {
  /// Left, top, width and height, to thousandths of a point.
  var place: [Double] { [minX, minY, width, height].map { Double($0).inThousandths } }
}

extension Double {
  fileprivate var inThousandths: Double { (self * 1000).rounded() / 1000 }
}

extension ScreenHost {
  /// Lets asynchronous work go on until something of that name is there, ten seconds at most.
  func shows(_ name: String) async {
    let end = ContinuousClock.now + .seconds(10)
    while elements(name).isEmpty, ContinuousClock.now < end {
      await Task.yield()
      perform {}
    }
  }
}
