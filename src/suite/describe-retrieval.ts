import { afterAll, beforeAll, describe, test, type TestContext } from 'vitest'
import {
  bindQuery,
  failedOutcome,
  notAsked,
  oracleFor,
  runHeaderOf,
  snippetsToIndex,
  toFaultError,
  type Oracle,
  type QueryCase,
} from '../evaluation/index.ts'
import { progressReport, type Retriever } from '../retrievers/index.ts'
import { RETRIEVAL_TAG, type Dataset, type Query, type QueryOutcome } from '../schema/index.ts'
import { failurePolicy, type FailurePolicy } from './failure-policy.ts'
import { planSuite } from './plan-suite.ts'
import './provided.ts'
import { requirePlugin } from './require-plugin.ts'

/** What to measure. */
export interface DescribeRetrievalOptions {
  readonly dataset: Dataset
  readonly retriever: Retriever
  /** Title of the suite; the retriever's name when absent. */
  readonly title?: string
  /** Depth that is judged; 10 when absent. */
  readonly k?: number
  /** `[index, count]`: only this slice of the queries, for one bench file per shard. */
  readonly slice?: readonly [number, number]
  /** Smoke mode: asks a stratified sample of so many queries, as a dataset of its own name. */
  readonly sample?: number
  /** Milliseconds that indexing may take; 0, the default, means no limit. */
  readonly indexTimeout?: number
  /** Milliseconds that one query may take; Vitest's own limit when absent. */
  readonly timeout?: number
  /** Judges the hits of an execution dataset; its own execution oracle when absent. */
  readonly oracle?: Oracle
}

/** What a test file asserts of one query, after it was ranked and judged. */
export type QueryAssertion = (query: QueryCase, context: TestContext) => void | Promise<void>

/**
 * Defines a suite with one test case per query. Without `assert` the suite measures: a miss is
 * data, never red. With it, the ranking is settled before `assert` is called.
 *
 * @example
 * describeRetrieval({ dataset: await loadDataset(), retriever: bm25() })
 */
export function describeRetrieval(
  options: DescribeRetrievalOptions,
  assert?: QueryAssertion,
): void {
  const kind = assert === undefined ? 'measure' : 'assert'
  const plan = planSuite({ ...options, kind }, requirePlugin())
  const title = options.title ?? options.retriever.name
  if (plan.queries.length === 0) {
    describe(title, { skip: true }, () => {
      test(`no query of ${plan.only ?? 'this suite'}`, () => {})
    })
    return
  }
  const oracle = options.oracle ?? oracleFor(options.dataset)
  const meta = { retrievalRun: runHeaderOf(plan) }
  describe(title, { meta, tags: [RETRIEVAL_TAG] }, () => {
    const policy = failurePolicy()
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads fixtures from this parameter
    beforeAll(async ({}, suite) => {
      const { retriever } = options
      // Written past the console that Vitest captures.
      const progress = progressReport({
        name: `${retriever.name}: indexed`,
        cost: () => retriever.usage?.()?.cost ?? 0,
      })
      await retriever.index(snippetsToIndex(options.dataset), { progress })
      suite.meta.retrievalRun = runHeaderOf(plan)
    }, options.indexTimeout ?? 0)
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads fixtures from this parameter
    afterAll(async ({}, suite) => {
      suite.meta.retrievalRun = runHeaderOf(plan)
      if (options.oracle === undefined) await oracle?.close()
    })

    const timeout = options.timeout === undefined ? {} : { timeout: options.timeout }
    test.for(plan.queries.map(query => [query.id, query] as const))(
      '%s',
      timeout,
      ([, query], context) => runCase(query, context, { options, oracle, policy, assert }),
    )
  })
}

interface CaseParts {
  readonly options: DescribeRetrievalOptions
  readonly oracle: Oracle | undefined
  readonly policy: FailurePolicy
  readonly assert: QueryAssertion | undefined
}

async function runCase(query: Query, context: TestContext, parts: CaseParts): Promise<void> {
  const stop = parts.policy.stopReason()
  if (stop !== undefined) {
    record(context, notAsked(query, stop))
    context.skip(stop)
  }
  const { options, oracle } = parts
  const queryCase = bindQuery(query, { ...options, oracle, signal: context.signal })
  try {
    record(context, await queryCase.rank())
    parts.policy.measured()
  } catch (error) {
    fail(query, error, context, parts.policy)
  }
  await parts.assert?.(queryCase, context)
}

function fail(query: Query, error: unknown, context: TestContext, policy: FailurePolicy): never {
  const fault = toFaultError(error, 'retriever', query)
  record(context, failedOutcome(query, fault))
  if (policy.failed(fault, isLastAttempt(context)) === 'throw') throw fault
  context.skip(fault.fault.message)
}

/** A body that runs on after its test timed out must not turn the timeout into a measurement. */
function record(context: TestContext, outcome: QueryOutcome): void {
  if (!context.signal.aborted) context.task.meta.retrieval = outcome
}

function isLastAttempt(context: TestContext): boolean {
  const { retry } = context.task
  const allowed = typeof retry === 'number' ? retry : (retry?.count ?? 0)
  return (context.task.result?.retryCount ?? 0) >= allowed
}
