#if os(Linux)
  @_exported import Foundation
  @_exported import HeadlessCombine
  @_exported import HeadlessUI
  @_exported import Observation
#endif
