/** Why a commit of the window is no instance, in the order in which the reasons are tried. */
export const DROP_REASONS = [
  'bot',
  'revert',
  'changes nothing',
  'no source file',
  'other language',
  'too many files',
  'message too short',
  'unreachable',
  'already in the epoch',
] as const

/** One of the reasons. */
export type DropReason = (typeof DROP_REASONS)[number]

/** How many commits each reason dropped; every reason is listed. */
export type DropCounts = Readonly<Record<DropReason, number>>

/** Counts reasons. */
export function countDrops(reasons: readonly DropReason[]): DropCounts {
  const count = (reason: DropReason): number => reasons.filter(each => each === reason).length
  return {
    bot: count('bot'),
    revert: count('revert'),
    'changes nothing': count('changes nothing'),
    'no source file': count('no source file'),
    'other language': count('other language'),
    'too many files': count('too many files'),
    'message too short': count('message too short'),
    unreachable: count('unreachable'),
    'already in the epoch': count('already in the epoch'),
  }
}
