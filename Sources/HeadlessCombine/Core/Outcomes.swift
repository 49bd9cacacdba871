/// Values, and a failure as a last value.
struct Outcomes<Upstream: Publisher, Failure: Error>: Publisher {
  typealias Output = Result<Upstream.Output, Upstream.Failure>

  let upstream: Upstream

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let relay = Relay<Upstream.Output, Upstream.Failure, Downstream>(
      to: subscriber,
      value: { .send(.success($0)) },
      end: { completion in
        guard case .failure(let error) = completion else { return Ending(.finished) }
        return Ending(last: .failure(error), .finished)
      }
    )
    upstream.subscribe(relay)
  }
}
