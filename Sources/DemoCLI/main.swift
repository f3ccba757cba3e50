import Foundation

// A reader of our output that goes away is noticed at the next write, and is no reason to make noise.
signal(SIGPIPE, SIG_IGN)
exit(Demo.run(Array(CommandLine.arguments.dropFirst())))
