import MacroExpansion

// The compiler starts this program, asks on standard input and reads answers from standard output.
MessageLoop(channel: Channel()).run()
