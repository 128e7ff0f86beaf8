import type { GoldQuery, GoldVerdict } from '../schema/index.ts'

/** Judges a file by the query's gold list: nothing is executed, so nothing can fail. */
export function goldVerdict(query: GoldQuery, id: string): GoldVerdict {
  const passes = query.goldIds.includes(id)
  return { kind: 'gold', passes, grade: passes ? 1 : 0 }
}
