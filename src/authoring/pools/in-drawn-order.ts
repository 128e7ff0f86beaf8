import { compareText } from '../../dataset/index.ts'
import { sha256Of } from '../../formats/index.ts'

/** Orders things by a hash of their key: as random as a draw, and the same on every machine. */
export function inDrawnOrder<T>(
  things: readonly T[],
  keyOf: (thing: T) => string,
  salt: string,
): readonly T[] {
  const ranked = things.map(thing => ({ thing, rank: sha256Of(`${salt}\0${keyOf(thing)}`) }))
  return ranked.toSorted((a, b) => compareText(a.rank, b.rank)).map(({ thing }) => thing)
}
