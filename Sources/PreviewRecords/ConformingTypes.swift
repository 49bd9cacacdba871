/// The types of the program, and of the libraries it has loaded, that declare to conform to a
/// protocol; generic ones are left out.
///
/// Swift keeps a list of conformances in each image, to cast by. Here that list is read, as
/// compilers of version 6 write it: previews that conform to a protocol are found by it.
///
/// - Parameter existential: `(any Name).self`, of one protocol.
/// - Returns: The types in the order of their full names.
package func loadedTypes(conformingTo existential: Any.Type) -> [Any.Type] {
  #if os(Linux)
    guard let wanted = protocolDescriptor(of: existential) else { return [] }
    return loadedSections(named: "swift5_protocol_conformances")
      .flatMap { conformances(in: $0) }
      .filter { $0.protocolDescriptor == wanted }
      .compactMap { $0.typeDescriptor?.type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  #else
    []
  #endif
}

#if os(Linux)
  /// A distance from where it is written, in 4 bytes.
  private struct RelativeAddress {
    var place: UnsafeRawPointer

    private var distance: Int {
      Int(place.load(as: Int32.self))
    }

    /// What it leads to; nothing when it is 0.
    var target: UnsafeRawPointer? {
      distance == 0 ? nil : place + distance
    }

    /// As `target`, but when the distance is odd the address is there instead of the thing.
    var targetOrItsAddress: UnsafeRawPointer? {
      if distance & 1 == 0 { return target }
      return (place + (distance & ~1)).load(as: UnsafeRawPointer?.self)
    }
  }

  /// What says that a type conforms to a protocol.
  private struct Conformance {
    var start: UnsafeRawPointer

    var protocolDescriptor: UnsafeRawPointer? {
      RelativeAddress(place: start).targetOrItsAddress
    }

    /// The type; `nil` when it is one of another language.
    var typeDescriptor: TypeDescriptor? {
      guard let target = RelativeAddress(place: start + 4).target else { return nil }
      switch ((start + 12).load(as: UInt32.self) >> 3) & 7 {
      case 0: return TypeDescriptor(start: target)
      case 1: return target.load(as: UnsafeRawPointer?.self).map { TypeDescriptor(start: $0) }
      default: return nil
      }
    }
  }

  /// What is written of a class, structure or enumeration.
  private struct TypeDescriptor {
    var start: UnsafeRawPointer

    /// The type, unless it is generic.
    var type: Any.Type? {
      typealias Access = @convention(c) (Int) -> UnsafeRawPointer?
      let flags = start.load(as: UInt32.self)
      let isNominal = (16...18).contains(flags & 0x1F)
      let isGeneric = flags & 0x80 != 0
      guard isNominal, !isGeneric, let access = RelativeAddress(place: start + 12).target else {
        return nil
      }
      let metadata = unsafeBitCast(access, to: Access.self)(0)
      return metadata.map { unsafeBitCast($0, to: Any.Type.self) }
    }
  }

  private func conformances(in section: UnsafeRawBufferPointer) -> [Conformance] {
    guard let start = section.baseAddress else { return [] }
    return stride(from: 0, to: section.count - 3, by: 4).compactMap { offset in
      RelativeAddress(place: start + offset).target.map { Conformance(start: $0) }
    }
  }

  // An existential type begins with its kind, its flags and the number of its protocols.
  private func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let isExistential = metadata.load(as: UInt.self) == 0x303
    guard isExistential, (metadata + 12).load(as: UInt32.self) == 1 else { return nil }
    return (metadata + 16).load(as: UnsafeRawPointer?.self)
  }
#endif
