extension LayoutTree {
  /// Lends the tree's tables, the layout's frames and its memory to a pass, and takes them back;
  /// returns the first fault that was met.
  ///
  /// The one place where arrays become pointers: without the checks a solve takes half the time.
  @inline(__always)
  func withPass(
    in surroundings: Surroundings<Scalar>,
    _ providers: [SafeAreaProvider<Scalar>],
    _ resolver: any LayoutResolver<Scalar>,
    into layout: inout SolvedLayout<Scalar>,
    _ work: (inout LayoutPass<Scalar>) -> Void
  ) -> LayoutProblem? {
    layout.prepare(for: self)
    if !providers.isEmpty { layout.memory.providers = providers }
    withTables { tables in
      layout.withBuffers { buffers in
        withUnsafePointer(to: resolver) { code in
          var pass = LayoutPass(
            tree: tables,
            frames: buffers.frames,
            offers: buffers.offers,
            newest: buffers.newest,
            memory: buffers.memory,
            results: buffers.results,
            code: code,
            screen: surroundings.screen,
            touch: surroundings.touch,
            depth: surroundings.depth,
            spareNodes: surroundings.spareNodes
          )
          work(&pass)
          pass.results.pointee.spareNodes = pass.spareNodes
        }
      }
    }
    return layout.results.fault.map {
      LayoutProblem(path: path(to: $0.node) + $0.path, reason: $0.reason)
    }
  }

  @inline(__always)
  private func withTables(_ work: (LayoutTables<Scalar>) -> Void) {
    nodes.withUnsafeBufferPointer { nodes in
      lengths.withUnsafeBufferPointer { lengths in
        containers.withUnsafeBufferPointer { containers in
          stacks.withUnsafeBufferPointer { stacks in
            items.withUnsafeBufferPointer { items in
              claims.withUnsafeBufferPointer { claims in
                gaps.withUnsafeBufferPointer { gaps in
                  insets.withUnsafeBufferPointer { insets in
                    details.withUnsafeBufferPointer { details in
                      work(
                        LayoutTables(
                          nodes: nodes,
                          lengths: lengths,
                          containers: containers,
                          stacks: stacks,
                          items: items,
                          claims: claims,
                          gaps: gaps,
                          insets: insets,
                          details: details,
                          alignsOnContent: alignsOnContent
                        )
                      )
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// Names, or kinds and places, from the root down to a node.
  private func path(to node: Int) -> [String] {
    var path: [String] = []
    var next = node
    while next >= 0 {
      let parent = containers.first { $0.children.contains(next) }
      let name = named.first { Int($0.node) == next }?.name
      path.append(name ?? "\(nodes[next].kind.word)[\(next - Int(parent?.first ?? 0))]")
      next = parent.map { Int($0.node) } ?? -1
    }
    return path.reversed()
  }
}

extension SolvedLayout {
  /// Makes room for a tree and forgets what was solved before.
  mutating func prepare(for tree: LayoutTree<Scalar>) {
    named = tree.named
    tagged = tree.tagged
    memory.clear()
    results.clear()
    if frames.count != tree.count {
      frames = Array(repeating: LayoutRect(origin: .origin, size: .none), count: tree.count)
      offers = Array(repeating: .zero, count: tree.count)
    }
    if newest.count != tree.containers.count {
      newest = Array(repeating: .none, count: tree.containers.count)
    } else {
      for index in newest.indices { newest[index].older = RememberedAnswer<Scalar>.absent }
    }
  }

  @inline(__always)
  fileprivate mutating func withBuffers(_ work: (LayoutBuffers<Scalar>) -> Void) {
    frames.withUnsafeMutableBufferPointer { frames in
      offers.withUnsafeMutableBufferPointer { offers in
        newest.withUnsafeMutableBufferPointer { newest in
          withUnsafeMutablePointer(to: &memory) { memory in
            withUnsafeMutablePointer(to: &results) { results in
              work(
                LayoutBuffers(
                  frames: frames,
                  offers: offers,
                  newest: newest,
                  memory: memory,
                  results: results
                )
              )
            }
          }
        }
      }
    }
  }
}

/// What a solve writes, lent.
private struct LayoutBuffers<Scalar: LayoutScalar> {
  let frames: UnsafeMutableBufferPointer<LayoutRect<Scalar>>
  let offers: UnsafeMutableBufferPointer<Scalar>
  let newest: UnsafeMutableBufferPointer<RememberedAnswer<Scalar>>
  let memory: UnsafeMutablePointer<LayoutMemory<Scalar>>
  let results: UnsafeMutablePointer<LayoutResults<Scalar>>
}
