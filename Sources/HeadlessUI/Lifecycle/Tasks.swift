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
      task = modifier.started
    }
  }
}

extension TaskModifier {
  /// The work, begun: as the screen's next asynchronous work, or at once where that can't be had.
  @MainActor fileprivate var started: Task<Void, Never> {
    let action = action
    return TaskCapture.isInstalled
      ? Task(priority: priority) { await action() }
      : Task.immediate(priority: priority) { await action() }
  }
}

extension View {
  /// Runs `action` once the view has appeared, after the appearance actions. (rule 11.2)
  ///
  /// It runs before the screen has come to rest, as far as it waits for nothing but other tasks; from
  /// a sleep it wakes when the host's clock has gone on. It is cancelled when the view goes.
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
