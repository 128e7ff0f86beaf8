import type { MeasuredOutcome } from '../schema/index.ts'
import { ownPairsOf } from './own-pairs.ts'

/** What a model's window hides: an edit behind the cut makes canonical and mutant one text. */
export interface TruncationAudit {
  /** Own snippets that were cut before they were embedded. */
  readonly truncated: number
  readonly snippets: number
  readonly pairs: number
  /** Pairs of which either side was cut. */
  readonly touched: number
  /** Of those, the pairs that tie: nothing the model saw tells them apart. */
  readonly tied: number
  /** Ties of pairs that nothing was cut from. */
  readonly tiedUncut: number
}

/** Counts truncated snippets and the ties that they explain; `truncated` holds snippet ids. */
export function truncationAudit(
  outcomes: readonly MeasuredOutcome[],
  truncated: ReadonlySet<string>,
): TruncationAudit {
  const own = outcomes.flatMap(outcome => (Array.isArray(outcome.own) ? outcome.own : []))
  const pairs = outcomes.flatMap(outcome => {
    const isCut =
      Array.isArray(outcome.own) &&
      outcome.own.some(({ id, role }) => role === 'canonical' && truncated.has(id))
    return ownPairsOf(outcome).pairs.map(({ id, standing }) => ({
      isTouched: isCut || truncated.has(id),
      isTied: standing === 'tied',
    }))
  })
  return {
    truncated: own.filter(({ id }) => truncated.has(id)).length,
    snippets: own.length,
    pairs: pairs.length,
    touched: pairs.filter(({ isTouched }) => isTouched).length,
    tied: pairs.filter(({ isTouched, isTied }) => isTouched && isTied).length,
    tiedUncut: pairs.filter(({ isTouched, isTied }) => !isTouched && isTied).length,
  }
}
