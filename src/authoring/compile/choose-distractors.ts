import { sha256Of } from '../../formats/index.ts'
import { isVerifiedDistractor, selectDistractors, type Candidate } from '../../mutation/index.ts'
import type { TaskSource } from '../source/task-source.ts'
import type { DistractorLock, LockedTask } from './distractor-lock.ts'

/** How many distractors a task ships. */
export const QUAD_SIZE = 4 // ExecRetrieval §3.2

/** What the choice is made from. */
export interface ChoiceInput {
  readonly tasks: readonly TaskSource[]
  readonly candidates: ReadonlyMap<string, readonly Candidate[]>
  readonly lock: DistractorLock
  /** Candidates that a second look has refuted, as `<task>/<mutant>`. */
  readonly refuted: ReadonlySet<string>
}

/**
 * Chooses the distractors of every task: the locked ones where they still hold, and for the other
 * tasks a selection over all tasks at once, which sees the locked choices and cannot change them.
 */
export function chooseDistractors(input: ChoiceInput): ReadonlyMap<string, readonly Candidate[]> {
  const selection = input.tasks.map(task => {
    const verified = verifiedOf(task, input)
    return {
      id: task.id,
      canonical: task.code,
      query: task.query,
      candidates: lockedChoice(task, verified, input.lock) ?? verified,
    }
  })
  return selectDistractors(selection, { count: QUAD_SIZE, seed: input.lock.seed })
}

/** Returns a task's row of the lock when it was made for the same code. */
export function currentLock(task: TaskSource, lock: DistractorLock): LockedTask | undefined {
  const locked = lock.tasks.get(task.id)
  return locked?.code_sha256 === sha256Of(task.code) ? locked : undefined
}

function verifiedOf(task: TaskSource, input: ChoiceInput): readonly Candidate[] {
  const all = input.candidates.get(task.id) ?? []
  return all.filter(
    ({ mutant, outcomes }) =>
      isVerifiedDistractor(outcomes) && !input.refuted.has(`${task.id}/${mutant.id}`),
  )
}

function lockedChoice(
  task: TaskSource,
  verified: readonly Candidate[],
  lock: DistractorLock,
): readonly Candidate[] | undefined {
  const locked = currentLock(task, lock)
  if (locked === undefined) return undefined
  const chosen = locked.distractors.flatMap(
    ({ mutant }) => verified.find(candidate => candidate.mutant.id === mutant) ?? [],
  )
  const isWhole = chosen.length === locked.distractors.length
  return isWhole && chosen.length >= Math.min(QUAD_SIZE, verified.length) ? chosen : undefined
}
