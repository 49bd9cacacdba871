import PropertyTesting

/// Reports that are not those of all shards of one run.
enum MergeProblem: Error, Hashable, CustomStringConvertible {
  case notAShard(Int)
  case wrongShard(Int, String)
  case otherRun(Int)
  case missing(shard: Int, of: Int)
  case repeated(shard: Int)
  case implausible(String)

  var description: String {
    switch self {
    case .notAShard: "it is the report of a whole run; give reports of check --shard"
    case .wrongShard(_, let text):
      "\(quoted(text)) is no shard; give reports of check --shard I/N with I from 1 to N"
    case .otherRun:
      "it is a shard of another run; give shards of one seed, one --cases and the same properties"
    case .missing(let number, let count): "shard \(number) of \(count) is missing; give its report"
    case .repeated(let number): "shard \(number) is given twice; give each once"
    case .implausible(let count): "\(count); give what check --format json has written"
    }
  }

  /// The position of the report at fault, among those that were given.
  var position: Int? {
    switch self {
    case .notAShard(let position), .wrongShard(let position, _), .otherRun(let position): position
    case .missing, .repeated, .implausible: nil
    }
  }
}

extension CheckReport {
  /// The report of the run of which `reports` are all the shards, in whatever order.
  init(merging reports: [CheckReport]) throws(MergeProblem) {
    let shards = try reports.sortedShards()
    self = shards[0]
    shard = nil
    casesOfRun = nil
    for other in shards.dropFirst() {
      for index in properties.indices { properties[index].append(other.properties[index]) }
    }
    if let implausibleCount { throw .implausible(implausibleCount) }
  }

  /// "2/4" as numbers.
  fileprivate var shardNumbers: Shard? { shard.flatMap(Shard.init) }

  fileprivate func isOfOneRun(with other: CheckReport) -> Bool {
    seed == other.seed && casesOfRun == other.casesOfRun && environments == other.environments
      && properties.map(\.name) == other.properties.map(\.name)
      && shardNumbers?.count == other.shardNumbers?.count
  }
}

extension [CheckReport] {
  fileprivate func sortedShards() throws(MergeProblem) -> [CheckReport] {
    var sorted: [Int: CheckReport] = [:]
    for (position, report) in enumerated() {
      guard let text = report.shard else { throw .notAShard(position) }
      guard let shard = report.shardNumbers else { throw .wrongShard(position, text) }
      guard report.isOfOneRun(with: self[0]) else { throw .otherRun(position) }
      guard sorted[shard.number] == nil else { throw .repeated(shard: shard.number) }
      sorted[shard.number] = report
    }
    let count = first?.shardNumbers?.count ?? 0
    var complete: [CheckReport] = []
    for number in 1...Swift.max(count, 1) {
      guard let report = sorted[number] else { throw .missing(shard: number, of: count) }
      complete.append(report)
    }
    return complete
  }
}

extension PropertyReport {
  /// Goes on with what was found in the cases that follow, unless the run has ended before.
  fileprivate mutating func append(_ later: PropertyReport) {
    guard outcome == .holds || outcome == .gaveUp else { return }
    let earlier = self
    self = later
    cases += earlier.cases
    discarded += earlier.discarded
    evaluations += earlier.evaluations
    isOutOfTime = earlier.isOutOfTime || later.isOutOfTime
    let remarks = (earlier.remarks ?? []) + (later.remarks ?? [])
    self.remarks = remarks.isEmpty ? nil : remarks
    if outcome == .holds || outcome == .gaveUp { outcome = hasGivenUp ? .gaveUp : .holds }
  }

  private var hasGivenUp: Bool {
    let ratio = RunSettings(seed: 0).maximumDiscardRatio
    return discarded > 0 && Double(discarded) > ratio * Double(cases - discarded)
  }
}
