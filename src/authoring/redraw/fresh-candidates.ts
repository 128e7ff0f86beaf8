import { enumerateMutants, isVerifiedDistractor, type Candidate } from '../../mutation/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import type { LockedTask } from '../compile/distractor-lock.ts'
import { QUAD_SIZE } from '../compile/choose-distractors.ts'
import type { TaskSource } from '../source/task-source.ts'

/** The public draw of a task. */
export interface PublicDraw {
  readonly task: TaskSource
  readonly locked: LockedTask | undefined
  readonly parse: (source: string) => TreeNode
}

/**
 * Leaves out the bugs that the public draw shows: same operator on the same line. A task that has
 * too few others keeps them, since a smaller group has another chance level.
 */
export function freshCandidates(
  candidates: readonly Candidate[],
  { task, locked, parse }: PublicDraw,
): readonly Candidate[] {
  const ids = new Set(locked?.distractors.map(({ mutant }) => mutant))
  const shown = new Set(
    enumerateMutants(task.code, parse, { language: task.language })
      .filter(({ id }) => ids.has(id))
      .map(({ operator, line }) => `${operator} ${line}`),
  )
  const fresh = candidates.filter(({ mutant }) => !shown.has(`${mutant.operator} ${mutant.line}`))
  const usable = fresh.filter(({ outcomes }) => isVerifiedDistractor(outcomes)).length
  return usable >= QUAD_SIZE ? fresh : candidates
}
