import { exec } from '../metrics/index.ts'
import type { MeasuredOutcome } from '../schema/index.ts'

/** What stands at rank 1 of the queries that miss there (ExecRetrieval, Table 3). */
export interface MissAnatomy {
  readonly misses: number
  /** One of the query's own failing snippets. */
  readonly ownMutant: number
  /** A snippet made for another query. */
  readonly other: number
  /** Own and other snippets tie for rank 1, so that only an arbitrary order could tell. */
  readonly tiedBoth: number
  /** The retriever returned nothing. */
  readonly empty: number
  /** `ownMutant` over `misses`; null without a miss. */
  readonly ownMutantShare: number | null
}

type MissKind = 'ownMutant' | 'other' | 'tiedBoth' | 'empty'

/** Counts what stands at rank 1 where no passing snippet does, in the pessimistic order of ties. */
export function missAnatomy(outcomes: readonly MeasuredOutcome[]): MissAnatomy {
  const kinds = outcomes
    .filter(outcome => exec.at(outcome, 1).pessimistic === 0)
    .map(outcome => missKind(outcome))
  const count = (kind: MissKind): number => kinds.filter(each => each === kind).length
  return {
    misses: kinds.length,
    ownMutant: count('ownMutant'),
    other: count('other'),
    tiedBoth: count('tiedBoth'),
    empty: count('empty'),
    ownMutantShare: kinds.length === 0 ? null : count('ownMutant') / kinds.length,
  }
}

/** Looks at the failing members of the first tie group; those below rank k are known by count. */
function missKind({ groups, hits, open }: MeasuredOutcome): MissKind {
  const [first] = groups
  if (first === undefined) return 'empty'
  const failing = hits.slice(0, first.size).filter(hit => !hit.verdict.passes)
  const isOpen = open && groups.length === 1
  const hasOwn = failing.some(hit => hit.role !== 'foreign') || first.own > first.passing
  const hasOther =
    failing.some(hit => hit.role === 'foreign') || first.size - first.own > first.passing || isOpen
  if (hasOwn && hasOther) return 'tiedBoth'
  return hasOwn ? 'ownMutant' : 'other'
}
