#if os(Linux)
  @_exported import HeadlessCombine
#endif
