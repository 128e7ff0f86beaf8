import { countsOf, type RunOutcomes } from './run-outcomes.ts'

/**
 * Says why a run forbids any claim of significance: a query that a fault kept from being judged is
 * not a miss, and leaving it out may be what makes the difference. Undefined when none failed.
 */
export function refusalOf(run: RunOutcomes): string | undefined {
  const { failed, expected } = countsOf(run)
  return failed === 0
    ? undefined
    : `${failed} of ${expected} queries of ${run.header.retriever} failed, ` +
        'so no significance is claimed'
}
