import Foundation

/// Views that are made anew as time goes by, which stands still here.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewDefaultContext

  private let content: (Context) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }

  public var body: some View { content(Context()) }
}

/// The moment that a timeline's view is made for: the first of 2001, in Greenwich.
public struct TimelineViewDefaultContext: Sendable {
  public enum Cadence: Comparable, Sendable {
    case live
    case seconds
    case minutes
  }

  public let date = Date(timeIntervalSinceReferenceDate: 0)
  public let cadence = Cadence.live
}

/// When a timeline's view is made anew. Neutral.
public protocol TimelineSchedule {}

/// One of the standard schedules. Neutral.
public struct StandardTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
}

extension TimelineSchedule where Self == StandardTimelineSchedule {
  public static var animation: StandardTimelineSchedule { StandardTimelineSchedule() }
  public static var everyMinute: StandardTimelineSchedule { StandardTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> StandardTimelineSchedule {
    StandardTimelineSchedule()
  }

  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> StandardTimelineSchedule {
    StandardTimelineSchedule()
  }

  public static func explicit<Dates: Sequence>(_ dates: Dates) -> StandardTimelineSchedule
  where Dates.Element == Date {
    StandardTimelineSchedule()
  }
}
