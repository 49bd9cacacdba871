import Foundation

/// What a run measured, as text and as JSON.
struct BenchmarkReport: Codable {
  var format = "footing-benchmarks/1"
  var results: [Result] = []

  struct Result: Codable {
    var name: String
    var nodes: Int
    /// Of one operation.
    var nanoseconds: Measurement
    /// How many times the floor it takes, medians in the same run; `nil` where there is no floor.
    var floorRatio: Double?
    var bytesPerNode: Int?
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  static let heading =
    row("", "median", "min", "max", "ns/node", "per second", "floors", "bytes/node")
    + "\n" + row("", "ns", "ns", "ns", "", "", "", "")
}

extension BenchmarkReport.Result {
  var line: String {
    BenchmarkReport.row(
      name,
      nanoseconds.median.shown,
      nanoseconds.min.shown,
      nanoseconds.max.shown,
      nodes > 1 ? (nanoseconds.median / Double(nodes)).shown : "",
      (1e9 / nanoseconds.median).shown,
      floorRatio.map { String(format: "%.2f", $0) } ?? "",
      bytesPerNode.map(String.init) ?? ""
    )
  }
}

extension BenchmarkReport {
  static func row(_ name: String, _ columns: String...) -> String {
    let padded = columns.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
    return name.padding(toLength: max(24, name.count), withPad: " ", startingAt: 0)
      + padded.joined()
  }
}

extension Double {
  /// With three digits or more, without a fraction from a hundred on.
  fileprivate var shown: String {
    self >= 100 ? String(format: "%.0f", self) : String(format: "%.2f", self)
  }
}
