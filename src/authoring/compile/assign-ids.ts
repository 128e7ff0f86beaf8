import { sha256Of } from '../../formats/index.ts'
import { compareText } from '../../dataset/index.ts'
import type { TaskSource } from '../source/task-source.ts'
import { currentLock } from './choose-distractors.ts'
import type { DistractorLock, LockedTask } from './distractor-lock.ts'
import type { Shipped } from './shipped.ts'

/**
 * Returns the lock with an entry for every task: entries whose group of snippets is unchanged stay,
 * all others get ids that were never used. Inside a group the ids are shuffled by seed, so that
 * their order does not tell the canonical; a group that changes gets new ids as a whole, since a
 * late id would tell the replaced mutant.
 */
export function assignIds(
  tasks: readonly TaskSource[],
  choice: ReadonlyMap<string, readonly Shipped[]>,
  lock: DistractorLock,
): DistractorLock {
  let { nextQuery, nextSnippet } = lock
  const entries = tasks.map((task): LockedTask => {
    const chosen = choice.get(task.id) ?? []
    const known = currentLock(task, lock)
    if (known !== undefined && isSameGroup(known, chosen)) return known
    const queryId = lock.tasks.get(task.id)?.query_id ?? `q_${padded(nextQuery++)}`
    const keys = shuffledKeys(queryId, task, chosen, lock.seed)
    const numbered = new Map(keys.map((key, at) => [key, nextSnippet + at]))
    nextSnippet += keys.length
    return lockedTask(task, queryId, chosen, numbered)
  })
  const byTask = new Map(entries.map(entry => [entry.task, entry]))
  return { seed: lock.seed, nextQuery, nextSnippet, tasks: byTask }
}

function isSameGroup(known: LockedTask, chosen: readonly Shipped[]): boolean {
  const before = known.distractors.map(({ mutant }) => mutant).toSorted(compareText)
  const now = chosen.map(({ mutant }) => mutant.id).toSorted(compareText)
  return before.join() === now.join()
}

const CANONICAL = 'canonical'

/**
 * The mutants in an order by hash, the canonical among them at a place that every five queries in a
 * row take once each: over the dataset each place is as frequent as the others.
 */
function shuffledKeys(
  queryId: string,
  task: TaskSource,
  chosen: readonly Shipped[],
  seed: number,
): readonly string[] {
  const mutants = byHash(
    chosen.map(({ mutant }) => mutant.id),
    `${seed}\0${task.id}`,
  )
  const places = mutants.length + 1
  const number = Number(queryId.slice(2)) - 1
  const block = Math.floor(number / places)
  const order = byHash(
    Array.from({ length: places }, (_, at) => String(at)),
    `${seed}\0${block}`,
  )
  return mutants.toSpliced(Number(order[number % places]), 0, CANONICAL)
}

function byHash(keys: readonly string[], salt: string): readonly string[] {
  const rank = (key: string): string => sha256Of(`${salt}\0${key}`)
  return keys.toSorted((a, b) => compareText(rank(a), rank(b)))
}

function lockedTask(
  task: TaskSource,
  queryId: string,
  chosen: readonly Shipped[],
  numbers: ReadonlyMap<string, number>,
): LockedTask {
  const idOf = (key: string): string => `c_${padded(numbers.get(key) ?? 0)}`
  return {
    task: task.id,
    query_id: queryId,
    code_sha256: sha256Of(task.code),
    corpus_id: idOf(CANONICAL),
    distractors: chosen
      .map(({ mutant }) => ({ mutant: mutant.id, corpus_id: idOf(mutant.id) }))
      .toSorted((a, b) => compareText(a.corpus_id, b.corpus_id)),
  }
}

function padded(number: number): string {
  return String(number).padStart(4, '0')
}
