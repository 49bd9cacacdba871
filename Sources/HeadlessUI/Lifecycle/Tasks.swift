/// Runs asynchronous work while its content is shown.
struct TaskModifier<ID: Equatable>: BehaviorModifier {
  typealias Behavior = TaskBehavior<ID>
  var id: ID
  var priority: TaskPriority
  var action: @MainActor () async -> Void
}

final class TaskBehavior<ID: Equatable>: ElementBehavior, ModifierBehavior {
  private var modifier: TaskModifier<ID>?
  private var task: Task<Void, Never>?

  func update(_ modifier: TaskModifier<ID>) {
    let before = self.modifier
    self.modifier = modifier
    guard let before, before.id != modifier.id else { return }
    task?.cancel()
    start()
  }

  override func appear() { start() }

  override func disappear() { task?.cancel() }

  private func start() {
    element.host.enqueueTask { [self] in
      guard element.isMounted, let modifier else { return }
      task = Task.immediate(priority: modifier.priority) { await modifier.action() }
    }
  }
}

extension View {
  /// Runs `action` once the view has appeared, after the appearance actions. (rule 11.2)
  ///
  /// It runs until it first waits for something; from then on it is the world's.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority) { await action() })
  }

  /// Runs `action` once the view has appeared, and again when `id` changes.
  public func task<ID: Equatable>(
    id: ID,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority) { await action() })
  }
}
