import Combine
import Foundation
import HeadlessCombine
import Testing

extension Notification.Name {
  fileprivate static let willShow = Notification.Name("KeyboardObserverTests.willShow")
  fileprivate static let willHide = Notification.Name("KeyboardObserverTests.willHide")
}

/// Keyboard observers as public view files write them, but for the names.
@Suite @MainActor struct KeyboardObserverTests {
  final class Assigning: ObservableObject {
    @Published private(set) var height: CGFloat = 0

    init() {
      let heights = NotificationCenter.default.publisher(for: .willShow)
        .compactMap { ($0.userInfo?["frame"] as? CGRect)?.height }
      let zeros = NotificationCenter.default.publisher(for: .willHide).map { _ in CGFloat(0) }
      Publishers.Merge(heights, zeros).receive(on: DispatchQueue.main).assign(to: &$height)
    }
  }

  final class Storing: ObservableObject {
    @Published var height: CGFloat = 0
    private var cancellables = Set<AnyCancellable>()

    init(center: NotificationCenter = .default) {
      Publishers.MergeMany(
        center.publisher(for: .willShow).map { ($0.userInfo?["frame"] as? CGRect)?.height ?? 0 },
        center.publisher(for: .willHide).map { _ in 0 }
      )
      .removeDuplicates()
      .sink { [weak self] in self?.height = $0 }
      .store(in: &cancellables)
    }
  }

  @MainActor final class Observing: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var height: CGFloat = 0 {
      willSet { objectWillChange.send() }
    }

    init() {
      NotificationCenter.default.addObserver(forName: .willShow, object: nil, queue: .main) {
        [weak self] notification in
        let height = (notification.userInfo?["frame"] as? CGRect)?.height
        MainActor.assumeIsolated { self?.height = height ?? 0 }
      }
    }
  }

  private func post(_ name: Notification.Name, height: CGFloat, in host: HostContext) {
    let frame = CGRect(x: 0, y: 500, width: 320, height: height)
    host.run {
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["frame": frame])
    }
  }

  @Test func `an observer that assigns follows its keyboard`() {
    let (host, other) = (HostContext(), HostContext())
    let observer = host.run { Assigning() }
    var changes = 0
    let subscription = observer.objectWillChange.sink { changes += 1 }
    post(.willShow, height: 216, in: host)
    #expect(observer.height == 0)
    host.runDue()
    #expect(observer.height == 216)
    post(.willShow, height: 300, in: other)
    post(.willHide, height: 0, in: host)
    host.runDue()
    #expect(observer.height == 0)
    #expect(changes == 2)
    subscription.cancel()
  }

  @Test func `an observer that stores follows its keyboard at once`() {
    let host = HostContext()
    let observer = host.run { Storing() }
    var changes = 0
    let subscription = observer.objectWillChange.sink { changes += 1 }
    post(.willShow, height: 216, in: host)
    post(.willShow, height: 216, in: host)
    #expect(observer.height == 216)
    #expect(changes == 1)
    subscription.cancel()
  }

  @Test func `an observer with a block follows its keyboard`() {
    let (host, other) = (HostContext(), HostContext())
    let observer = host.run { Observing() }
    post(.willShow, height: 216, in: host)
    post(.willShow, height: 300, in: other)
    #expect(observer.height == 216)
  }
}
