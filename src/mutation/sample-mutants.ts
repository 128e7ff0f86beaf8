import type { Mutant } from './mutant.ts'
import { seededRandom, shuffled } from './selection/seeded-random.ts'

/** Draws mutants of one source, one type after the other, lower tiers first; in source order. */
export function sampleMutants(
  mutants: readonly Mutant[],
  count: number,
  seed: number,
): readonly Mutant[] {
  const sorted = mutants.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const random = seededRandom(`${seed}\0${sorted.map(({ id }) => id).join()}`)
  const drawn = shuffled(sorted, random).toSorted((a, b) => a.tier - b.tier)
  const queues = [...Map.groupBy(drawn, ({ type }) => type).values()]
  const longest = Math.max(0, ...queues.map(({ length }) => length))
  const rounds = Array.from({ length: longest }, (_, at) =>
    queues.flatMap(queue => queue.slice(at, at + 1)),
  )
  const chosen = new Set(rounds.flat().slice(0, count))
  return mutants.filter(mutant => chosen.has(mutant))
}
