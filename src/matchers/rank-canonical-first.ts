import type { MeasuredOutcome } from '../schema/index.ts'
import { queryMatcher, type Judgement, type OnQueryCase } from './query-matcher.ts'

/** Passes when rank 1 is the canonical; a tie at rank 1 with anything else fails. */
export const toRankCanonicalFirst = queryMatcher('toRankCanonicalFirst', judgeFirst)

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> {
    /** Passes when rank 1 is the canonical; a tie fails. */
    toRankCanonicalFirst: OnQueryCase<T, []>
  }
}

function judgeFirst(outcome: MeasuredOutcome): Judgement {
  const [first] = outcome.groups
  const goesOn = outcome.open && outcome.groups.length === 1
  const pass = first !== undefined && first.gold === first.size && !goesOn
  return { pass, promise: 'rank its canonical first', happened: describeFirst(outcome, goesOn) }
}

function describeFirst(outcome: MeasuredOutcome, goesOn: boolean): string {
  const [hit] = outcome.hits
  const [group] = outcome.groups
  if (hit === undefined || group === undefined) return 'the retriever returned no hits'
  if (group.gold > 0 && group.gold < group.size) {
    return `the canonical ties with ${group.size - group.gold} other snippets at rank 1`
  }
  if (goesOn) return 'the tie at rank 1 goes on below what the retriever returned'
  if (hit.role === 'canonical') return `rank 1 is the canonical ${hit.id}`
  return `rank 1 is ${hit.id}, ${canonicalPlace(outcome)}`
}

function canonicalPlace(outcome: MeasuredOutcome): string {
  const at = outcome.hits.findIndex(hit => hit.role === 'canonical')
  if (at >= 0) return `and the canonical is at rank ${at + 1}`
  return `and the canonical is not among the first ${outcome.k}`
}
