#if os(Linux)
  @_exported import Foundation
  @_exported import HeadlessUI
#endif
