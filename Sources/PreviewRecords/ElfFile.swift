#if os(Linux)
  import Glibc

  /// A program or library of 64 bits, as it lies on the disk. To be closed.
  ///
  /// It is read piece by piece: were it mapped, it would look like one more loaded image.
  struct ElfFile {
    /// Where the linker put a section, before the file was loaded.
    struct Section {
      var address: UInt
      var size: Int
    }

    private let descriptor: Int32
    private let header: Elf64_Ehdr

    /// The file at `path`; `nil` when it cannot be read or is another kind of file.
    init?(_ path: String) {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2]
      guard
        bytes(of: descriptor, at: 0, count: magic.count) == magic,
        let header = value(of: descriptor, at: 0, as: Elf64_Ehdr.self)
      else {
        Glibc.close(descriptor)
        return nil
      }
      self.header = header
    }

    func close() {
      Glibc.close(descriptor)
    }

    /// The address that the linker gave the first byte of the file.
    var firstAddress: UInt {
      for number in 0..<Int(header.e_phnum) {
        let place = Int(header.e_phoff) + number * Int(header.e_phentsize)
        let segment = value(of: descriptor, at: place, as: Elf64_Phdr.self)
        // 1 is the kind of those that are loaded.
        if let segment, segment.p_type == 1 { return UInt(segment.p_vaddr - segment.p_offset) }
      }
      return 0
    }

    func section(named name: String) -> Section? {
      guard let names = sectionHeader(Int(header.e_shstrndx)) else { return nil }
      let wanted = Array(name.utf8) + [0]
      for number in 0..<Int(header.e_shnum) {
        guard let section = sectionHeader(number) else { continue }
        let place = Int(names.sh_offset) + Int(section.sh_name)
        if bytes(of: descriptor, at: place, count: wanted.count) == wanted {
          return Section(address: UInt(section.sh_addr), size: Int(section.sh_size))
        }
      }
      return nil
    }

    private func sectionHeader(_ number: Int) -> Elf64_Shdr? {
      let place = Int(header.e_shoff) + number * Int(header.e_shentsize)
      return value(of: descriptor, at: place, as: Elf64_Shdr.self)
    }
  }

  /// `count` bytes of a file; fewer at its end.
  private func bytes(of descriptor: Int32, at place: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, place))
    }
  }

  private func value<Value: BitwiseCopyable>(
    of descriptor: Int32,
    at place: Int,
    as type: Value.Type
  ) -> Value? {
    let size = MemoryLayout<Value>.size
    let bytes = bytes(of: descriptor, at: place, count: size)
    guard bytes.count == size else { return nil }
    return bytes.withUnsafeBytes { $0.loadUnaligned(as: type) }
  }
#endif
