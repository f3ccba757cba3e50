/// A value that may hold what somebody typed: printed, dumped or mirrored, it says its type alone.
///
/// What ends up in logs is what somebody printed. A type conforms in the file that declares it,
/// since a linker may drop a conformance that stands in an object file of its own.
public protocol Undisclosed: CustomReflectable, CustomStringConvertible,
  CustomDebugStringConvertible
{}

extension Undisclosed {
  /// The type's name alone.
  public var description: String { String(describing: Self.self) }

  /// The type's name alone.
  public var debugDescription: String { description }

  /// A mirror that shows nothing.
  public var customMirror: Mirror {
    Mirror(self, children: [:], ancestorRepresentation: .suppressed)
  }
}
