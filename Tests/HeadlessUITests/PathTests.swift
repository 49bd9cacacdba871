import SwiftUI
import Testing

@Suite struct PathTests {
  @Test
  func `an ellipse lies in its rectangle`() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    #expect(Path(ellipseIn: rect).boundingRect == rect)
  }

  @Test
  func `control points do not count as a part of a curve`() {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test
  func `an arc against the clock from the right to the left goes over the top`() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 50, y: 50),
      radius: 50,
      startAngle: .degrees(0),
      endAngle: .degrees(180),
      clockwise: true
    )
    #expect(path.boundingRect.minY.rounded() == 0)
    #expect(path.boundingRect.maxY.rounded() == 50)
  }

  @Test
  func `a round corner between two lines touches both`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0),
      tangent2End: CGPoint(x: 100, y: 100),
      radius: 20
    )
    #expect(path.boundingRect.maxX.rounded() == 100)
    #expect(path.boundingRect.maxY.rounded() == 20)
    #expect(path.currentPoint.map { $0.x.rounded() } == 100)
  }

  @Test
  func `the corners of a rounded rectangle are outside`() {
    let path = RoundedRectangle(cornerRadius: 20)
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 50, y: 2)))
  }

  @Test
  func `an inset circle is smaller on all sides`() {
    let path = Circle().inset(by: 5).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(path.boundingRect == CGRect(x: 25, y: 5, width: 50, height: 50))
  }

  @Test
  func `a quarter turn of a rectangle swaps its lengths`() {
    let path = Rectangle().rotation(.degrees(90))
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(path.boundingRect.width.rounded() == 60)
    #expect(path.boundingRect.minY.rounded() == -20)
  }
}
