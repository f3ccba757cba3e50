/// The part of a formatted text's origin that it does not show: which mask formatted it, and which
/// of its fixed characters the user gave.
///
/// Without it `+7 (` would not tell whether the `7` is still to come from someone who types
/// `+79991234567`.
struct MaskTrace: Sendable {
  let layout: MaskLayout
  /// The positions of fixed characters that did not come from the mask.
  let typed: PositionSet
  /// The prefix that was taken off; once, however the text is typed.
  let prefix: ArraySlice<MaskCharacter>
}
