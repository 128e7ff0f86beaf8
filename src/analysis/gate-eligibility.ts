import { refusalOf } from './refusal.ts'
import { countsOf, type RunOutcomes } from './run-outcomes.ts'

/** Whether a run may be gated: yes, no for a known reason, or it should be and cannot. */
export type Eligibility =
  | { readonly kind: 'gated' }
  | { readonly kind: 'not-gated'; readonly reason: string }
  | { readonly kind: 'problem'; readonly reason: string }

/**
 * Decides whether a run may be gated. Only a complete one is (every expected query measured); a run
 * that is incomplete for no known reason must not pass silently.
 */
export function gateEligibility(run: RunOutcomes): Eligibility {
  const { state, header } = run
  if (state?.kind === 'broken') return { kind: 'problem', reason: named(run, state.reason) }
  if (state?.kind === 'partial') return { kind: 'not-gated', reason: state.reason }
  if (header.only !== undefined) return { kind: 'not-gated', reason: header.only }
  if (state === undefined && isLoneSlice(run)) {
    const [index, count] = header.slice ?? [0, 1]
    return { kind: 'not-gated', reason: `only slice ${index}/${count} ran` }
  }
  const refusal = refusalOf(run)
  if (refusal !== undefined)
    return { kind: 'problem', reason: `${refusal} and no gate is decided.` }
  const { expected, measured } = countsOf(run)
  if (measured === expected) return { kind: 'gated' }
  return {
    kind: 'problem',
    reason: named(run, `measured ${measured} of ${expected} queries, and nothing says why`),
  }
}

function isLoneSlice({ header, outcomes }: RunOutcomes): boolean {
  return header.slice !== undefined && outcomes.length < header.dataset.queries
}

function named({ header }: RunOutcomes, what: string): string {
  return `${header.retriever} on ${header.dataset.id} (pool ${header.dataset.pool}): ${what}.`
}
