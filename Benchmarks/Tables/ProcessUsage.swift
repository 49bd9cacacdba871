import Foundation

/// What this process has used so far.
enum ProcessUsage {
  /// Seconds that it ran on a processor, which other processes do not add to.
  static var processorSeconds: Double {
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  /// The most memory that it had at any time, in KiB.
  static var peakMemory: Int { usage.ru_maxrss }

  private static var usage: rusage {
    var usage = rusage()
    getrusage(thisProcess, &usage)
    return usage
  }

  /// `RUSAGE_SELF`, which is imported as another type on each system.
  private static let thisProcess: Int32 = 0
}
