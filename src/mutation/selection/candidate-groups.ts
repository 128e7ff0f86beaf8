import type { Candidate } from '../candidate.ts'
import { seededRandom, shuffled } from './seeded-random.ts'

const GROUPS = 300 // dataset-format: at least 150 candidate groups a task
const ATTEMPTS = 3
const TOURNAMENT = 4

/** A task's candidates with the sides that a group may be drawn from. */
export interface GroupTask {
  readonly id: string
  readonly candidates: readonly Candidate[]
  /**
   * One filter for each end of each blind feature: the candidates that the canonical is not behind.
   * A canonical in the middle of every group would be as easy to find as one at the end.
   */
  readonly tilts: readonly ((candidate: Candidate) => boolean)[]
}

/** What decides which groups are offered. */
export interface GroupOptions {
  readonly count: number
  readonly seed: number
  readonly prefer: 'type-balance' | 'small-edit'
}

/**
 * Draws different groups of a task's candidates: one type after the other in a drawn order, or
 * small edits first. Tier 3 takes part only where the other tiers do not fill a group.
 */
export function candidateGroups(
  task: GroupTask,
  options: GroupOptions,
): readonly (readonly Candidate[])[] {
  const pool = eligible(task.candidates, options.count)
  if (pool.length <= options.count) return [pool]
  const random = seededRandom(`${options.seed}\0${task.id}`)
  const draw = options.prefer === 'small-edit' ? drawSmall : drawByType
  const pools = [...task.tilts.map(tilt => pool.filter(tilt)), pool].filter(
    ({ length }) => length >= options.count,
  )
  const groups = new Map<string, readonly Candidate[]>()
  for (let attempt = 0; attempt < GROUPS * ATTEMPTS && groups.size < GROUPS; attempt += 1) {
    const group = draw(pools[attempt % pools.length] ?? pool, options.count, random).toSorted(byId)
    groups.set(group.map(({ mutant }) => mutant.id).join(), group)
  }
  return [...groups.values()]
}

function eligible(candidates: readonly Candidate[], count: number): readonly Candidate[] {
  const sorted = candidates.toSorted(byId)
  const regular = sorted.filter(({ mutant }) => mutant.tier < 3)
  if (regular.length >= count) return regular
  return [...regular, ...sorted.filter(({ mutant }) => mutant.tier === 3)]
}

function drawByType(
  pool: readonly Candidate[],
  count: number,
  random: () => number,
): readonly Candidate[] {
  const byType = Map.groupBy(shuffled(pool, random), ({ mutant }) => mutant.type)
  const queues = shuffled([...byType.keys()].toSorted(), random).map(type => byType.get(type) ?? [])
  const drawn: Candidate[] = []
  for (let round = 0; drawn.length < count; round += 1) {
    const next = queues.flatMap(queue => queue.slice(round, round + 1))
    drawn.push(...next.slice(0, count - drawn.length))
  }
  return drawn
}

function drawSmall(
  pool: readonly Candidate[],
  count: number,
  random: () => number,
): readonly Candidate[] {
  let rest = pool
  const drawn: Candidate[] = []
  while (drawn.length < count) {
    const [smallest] = shuffled(rest, random).slice(0, TOURNAMENT).toSorted(bySize)
    if (smallest === undefined) break
    drawn.push(smallest)
    rest = rest.filter(candidate => candidate !== smallest)
  }
  return drawn
}

function bySize(a: Candidate, b: Candidate): number {
  return sizeOf(a) - sizeOf(b)
}

function sizeOf({ mutant }: Candidate): number {
  return Math.max(mutant.edit.before.length, mutant.edit.after.length)
}

function byId(a: Candidate, b: Candidate): number {
  return a.mutant.id < b.mutant.id ? -1 : Number(a.mutant.id > b.mutant.id)
}
