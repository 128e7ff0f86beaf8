import type { Retriever } from '../retrievers/index.ts'
import type { Dataset, Query, QueryOutcome, RunHeader } from '../schema/index.ts'
import { toFaultError, type FaultError } from './fault-error.ts'
import { identityOf } from './identity-of.ts'
import { oracleFor } from './oracle-for.ts'
import type { Oracle } from './oracle.ts'
import { bindQuery } from './query-case.ts'
import { runHeaderOf } from './run-header-of.ts'
import { snippetsToIndex } from './snippets-to-index.ts'

/** After that many failures in a row the rest of a run is not asked any more (DESIGN §1). */
export const MAX_FAILURES_IN_A_ROW = 10

/** What to evaluate. */
export interface EvaluateOptions {
  readonly dataset: Dataset
  readonly retriever: Retriever
  /** Depth that is judged; 10 when absent. */
  readonly k?: number | undefined
  readonly oracle?: Oracle | undefined
  readonly signal?: AbortSignal | undefined
  /** Called after every query with the number done and the number there are. */
  readonly progress?: ((done: number, total: number) => void) | undefined
}

/** A whole run: every query of a dataset asked of one retriever. The subject of run matchers. */
export interface EvaluatedRun {
  readonly kind: 'run'
  readonly header: RunHeader
  /** One per query, in the dataset's order. */
  readonly outcomes: readonly QueryOutcome[]
}

/**
 * Indexes the corpus and asks every query.
 * @throws whatever `retriever.index` throws; a fault of a single query becomes a `failed` outcome
 */
export async function evaluate(options: EvaluateOptions): Promise<EvaluatedRun> {
  const { dataset, retriever } = options
  await retriever.index(snippetsToIndex(dataset), { signal: options.signal })
  const oracle = options.oracle ?? oracleFor(dataset)
  try {
    const outcomes = await askAll(options, oracle)
    const header = runHeaderOf({ ...options, kind: 'measure', queries: dataset.queries })
    return { kind: 'run', header, outcomes }
  } finally {
    if (options.oracle === undefined) await oracle?.close()
  }
}

async function askAll(
  options: EvaluateOptions,
  oracle: Oracle | undefined,
): Promise<readonly QueryOutcome[]> {
  const outcomes: QueryOutcome[] = []
  let inARow = 0
  for (const query of options.dataset.queries) {
    const outcome =
      inARow >= MAX_FAILURES_IN_A_ROW
        ? notAsked(query, `${MAX_FAILURES_IN_A_ROW} queries in a row failed before`)
        : await askOne(query, options, oracle)
    inARow = outcome.state === 'measured' ? 0 : inARow + 1
    outcomes.push(outcome)
    options.progress?.(outcomes.length, options.dataset.queries.length)
  }
  return outcomes
}

async function askOne(
  query: Query,
  options: EvaluateOptions,
  oracle: Oracle | undefined,
): Promise<QueryOutcome> {
  try {
    return await bindQuery(query, { ...options, oracle }).rank()
  } catch (error) {
    if (options.signal?.aborted === true) throw error
    return failedOutcome(query, toFaultError(error, 'retriever', query))
  }
}

/** Returns the outcome of a query that a fault kept from being judged. */
export function failedOutcome(query: Query, error: FaultError): QueryOutcome {
  return { ...identityOf(query), state: 'failed', fault: error.fault }
}

/** Returns the outcome of a query that was not asked. */
export function notAsked(query: Query, reason: string): QueryOutcome {
  return { ...identityOf(query), state: 'not-measured', reason }
}
