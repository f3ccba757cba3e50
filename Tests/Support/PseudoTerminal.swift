package import Foundation

/// A terminal without a screen: our end, and the one that a program takes for its terminal.
package struct PseudoTerminal {
  /// Our end, from which what the program writes is read.
  package let ours: FileHandle
  /// The end for the program.
  package let theirs: FileHandle

  /// Opens a pair of ends.
  ///
  /// - Throws: A ``Refused`` where the system gives none.
  package init() throws {
    // Not every C library that Swift imports declares these POSIX functions, but all have them.
    guard let library = dlopen(nil, RTLD_NOW), let openFunction = dlsym(library, "posix_openpt"),
      let grantFunction = dlsym(library, "grantpt"),
      let unlockFunction = dlsym(library, "unlockpt"),
      let nameFunction = dlsym(library, "ptsname")
    else { throw Refused() }
    typealias Function = @convention(c) (Int32) -> Int32
    typealias NameFunction = @convention(c) (Int32) -> UnsafePointer<CChar>?
    let descriptor = unsafeBitCast(openFunction, to: Function.self)(O_RDWR | O_NOCTTY)
    guard descriptor >= 0, unsafeBitCast(grantFunction, to: Function.self)(descriptor) == 0,
      unsafeBitCast(unlockFunction, to: Function.self)(descriptor) == 0,
      let name = unsafeBitCast(nameFunction, to: NameFunction.self)(descriptor)
    else { throw Refused() }
    let other = open(String(cString: name), O_RDWR | O_NOCTTY)
    guard other >= 0 else { throw Refused() }
    ours = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    theirs = FileHandle(fileDescriptor: other, closeOnDealloc: true)
  }

  /// Returns what the program wrote, once that is complete or nothing more comes.
  ///
  /// What was written to the other end arrives here a little later, even after the program's end.
  package func read(until isComplete: (String) -> Bool) -> String {
    var data = Data()
    while !isComplete(String(decoding: data, as: UTF8.self)),
      Backstop.waitToRead(ours.fileDescriptor)
    {
      let more = ours.availableData
      if more.isEmpty { break }
      data += more
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The system gave no terminal.
  package struct Refused: Error {}
}
