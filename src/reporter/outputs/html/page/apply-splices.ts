import type { Splices } from '../data/splices.ts'

/** Returns the text that splices make of another. */
export function applySplices(before: string, splices: Splices): string {
  let [done, at] = ['', 0]
  for (const { from, to, insert } of spliceList(splices)) {
    done += before.slice(at, from) + insert
    at = to
  }
  return done + before.slice(at)
}

/** One replacement. */
export interface Splice {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** Splices as records. */
export function spliceList(splices: Splices): readonly Splice[] {
  return splices.flatMap((from, at): readonly Splice[] => {
    if (at % 3 !== 0) return []
    return [{ from: Number(from), to: Number(splices[at + 1]), insert: String(splices[at + 2]) }]
  })
}

/** A range of characters. */
export type Range = readonly [from: number, to: number]

/** Where splices change both texts: ranges of the first, and of what it becomes. */
export function changedRanges(splices: Splices): {
  readonly before: readonly Range[]
  readonly after: readonly Range[]
} {
  let shift = 0
  const ranges = spliceList(splices).map(({ from, to, insert }) => {
    const start = from + shift
    shift += insert.length - (to - from)
    return { before: [from, to] as const, after: [start, start + insert.length] as const }
  })
  return { before: ranges.map(each => each.before), after: ranges.map(each => each.after) }
}
