import Foundation
import HeadlessCombine

/// Takes over the work that tasks want done while a screen runs: it goes onto the screen's list, so
/// that `Task`, `await`, actors and `Task.sleep` run in one fixed order, sleeps on the screen's clock.
///
/// The concurrency runtime offers hooks for what a task enqueues. They are set once, and pass
/// everything on that does not come from the thread on which a screen is running, at the time when
/// it runs: a test runner's own tasks are as they were. What comes back from elsewhere, such as
/// another thread or a network, runs on the main queue between two actions.
enum TaskCapture {
  /// Whether the runtime has the hooks; where not, tasks run until they first wait.
  static let isInstalled = install()

  private static func install() -> Bool {
    guard let library = dlopen(nil, RTLD_NOW),
      let global = dlsym(library, "swift_task_enqueueGlobal_hook"),
      let main = dlsym(library, "swift_task_getMainExecutor_hook"),
      let isMain = dlsym(library, "swift_task_isMainExecutor_hook")
    else { return false }
    global.assumingMemoryBound(to: EnqueueHook.self).pointee = { job, original in
      guard let host = HostContext.current else { return original(job) }
      HostExecutor.shared.schedule(job, on: host, after: 0)
    }
    main.assumingMemoryBound(to: MainExecutorHook.self).pointee = { original in
      HostContext.current == nil ? original() : HostExecutor.shared.asUnownedSerialExecutor()
    }
    isMain.assumingMemoryBound(to: IsMainExecutorHook.self).pointee = { executor, original in
      executor.isHosts || original(executor)
    }
    return true
  }
}

private typealias EnqueueHook =
  @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void

private typealias MainExecutorHook =
  @convention(thin) (@convention(thin) () -> UnownedSerialExecutor) -> UnownedSerialExecutor

private typealias IsMainExecutorHook =
  @convention(thin) (
    UnownedSerialExecutor, @convention(thin) (UnownedSerialExecutor) -> Bool
  ) -> Bool

extension UnownedSerialExecutor {
  /// Whether this is the executor of hosts; references are two words, the object first.
  fileprivate var isHosts: Bool {
    let words = unsafeBitCast(self, to: (UInt, UInt).self)
    return words.0 == UInt(bitPattern: Unmanaged.passUnretained(HostExecutor.shared).toOpaque())
  }
}
