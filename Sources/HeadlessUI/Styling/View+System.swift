/// Neutral: the system's own bars.
extension View {
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  public func statusBar(hidden: Bool) -> some View { self }

  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
