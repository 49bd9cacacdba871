/// Adds a preview to the list at the address it is given; what `#Preview` leaves in the program.
package typealias PreviewRecord = @convention(c) (UnsafeMutableRawPointer) -> Void

/// The records of the program and of the libraries it has loaded, in the order of the sources.
package func previewRecords() -> [PreviewRecord] {
  #if os(Linux)
    loadedSections(named: "footing_previews").flatMap { section in
      section.bindMemory(to: PreviewRecord?.self).compactMap { $0 }
    }
  #else
    []
  #endif
}
