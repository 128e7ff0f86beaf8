import { MAX_FAILURES_IN_A_ROW, type FaultError } from '../evaluation/index.ts'

/** What to do with a query whose ranking failed, or whether to ask it at all. */
export interface FailurePolicy {
  /** Why the next query is not to be asked, if so. */
  readonly stopReason: () => string | undefined
  /** Notes a query that was measured. */
  measured(): void
  /** Notes a failed one; `throw` shows it with its stack, `skip` records it quietly. */
  failed(error: FaultError, isLastAttempt: boolean): 'throw' | 'skip'
}

/**
 * Returns the rule that keeps a dead retriever from printing a thousand stack traces: the first
 * failure of each cause is thrown, later ones are recorded and skipped, and after ten in a row the
 * rest is not asked. While a retry is left a failure is always thrown, since a skip ends retrying.
 */
export function failurePolicy(): FailurePolicy {
  const shown = new Set<string>()
  let inARow = 0
  return {
    stopReason: () =>
      inARow < MAX_FAILURES_IN_A_ROW
        ? undefined
        : `${MAX_FAILURES_IN_A_ROW} queries in a row failed before`,
    measured() {
      inARow = 0
    },
    failed(error, isLastAttempt) {
      if (!isLastAttempt) return 'throw'
      inARow += 1
      if (shown.has(error.fault.cause)) return 'skip'
      shown.add(error.fault.cause)
      return 'throw'
    },
  }
}
