import Combine

/// Writes down what a publisher sends, one text an event.
final class Recording<Output, Failure: Error> {
  private(set) var events: [String] = []
  private var subscription: AnyCancellable?

  init<Source: Publisher>(_ source: Source)
  where Source.Output == Output, Source.Failure == Failure {
    subscription = source.sink(
      receiveCompletion: { [unowned self] completion in
        switch completion {
        case .finished: events.append("finished")
        case .failure(let error): events.append("failed: \(error)")
        }
      },
      receiveValue: { [unowned self] in events.append("\($0)") }
    )
  }

  func cancel() {
    subscription?.cancel()
  }
}

/// What a publisher sends at once.
func events<Source: Publisher>(of source: Source) -> [String] {
  Recording(source).events
}

enum Fault: Error {
  case small
  case large
}
