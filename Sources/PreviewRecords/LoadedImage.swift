#if os(Linux)
  import Glibc

  /// The memory of every section called `name` in the program and its shared libraries.
  ///
  /// The linker keeps together what is put in a section, but no Swift declaration can name where
  /// that begins; so the section is looked up in the files that were loaded.
  func loadedSections(named name: String) -> [UnsafeRawBufferPointer] {
    LoadedImage.all.compactMap { $0.section(named: name) }
  }

  /// A file of the program, and the address its first byte was loaded at.
  private struct LoadedImage {
    var path: String
    var start: UInt

    /// Those that the kernel lists. A file that is merely read through memory is not one: none of
    /// that memory can be executed.
    static var all: [LoadedImage] {
      let regions = text(ofFile: "/proc/self/maps").split(separator: "\n")
        .compactMap { MappedRegion(line: $0) }
      var images: [LoadedImage] = []
      var latest: LoadedImage?
      for region in regions {
        if region.offset == 0 { latest = LoadedImage(path: region.path, start: region.start) }
        if region.isExecutable, let image = latest, image.path == region.path {
          images.append(image)
          latest = nil
        }
      }
      return images
    }

    func section(named name: String) -> UnsafeRawBufferPointer? {
      guard let file = ElfFile(path) else { return nil }
      defer { file.close() }
      guard let section = file.section(named: name) else { return nil }
      let address = start - file.firstAddress + section.address
      return UnsafeRawBufferPointer(
        start: UnsafeRawPointer(bitPattern: address),
        count: section.size
      )
    }
  }

  /// A piece of a file in memory.
  private struct MappedRegion {
    var path: String
    var start: UInt
    var offset: UInt
    var isExecutable: Bool

    // As in "7f00-7f40 r-xp 00001000 08:01 1234   /lib/libc.so".
    init?(line: Substring) {
      let words = line.split(separator: " ", maxSplits: 5)
      guard
        words.count == 6,
        let start = UInt(words[0].prefix { $0 != "-" }, radix: 16),
        let offset = UInt(words[2], radix: 16)
      else { return nil }
      path = String(words[5].drop { $0 == " " })
      self.start = start
      self.offset = offset
      isExecutable = words[1].contains("x")
    }
  }

  private func text(ofFile path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += buffer[..<count]
    }
  }
#endif
