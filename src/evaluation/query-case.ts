import type { Retriever } from '../retrievers/index.ts'
import type { Dataset, MeasuredOutcome, Query } from '../schema/index.ts'
import { askRanking, type RankingRequest } from './ask-ranking.ts'
import { toFaultError } from './fault-error.ts'
import type { Oracle } from './oracle.ts'
import { groupsToJudge, outcomeOf } from './outcome-of.ts'
import { ownScores } from './own-scores.ts'
import { subjectOf } from './subject-of.ts'

/** Depth that is judged: the largest k that the paper reports. */
export const DEFAULT_K = 10 // ExecRetrieval §4

/** What a query is asked with. */
export interface QueryBinding {
  readonly retriever: Retriever
  readonly dataset: Dataset
  /** Judges the snippets of an execution dataset; its own execution oracle when absent. */
  readonly oracle?: Oracle | undefined
  /** Depth that is judged; 10 when absent. */
  readonly k?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** One query bound to a retriever and an oracle: the subject of the query matchers. */
export interface QueryCase {
  readonly kind: 'query-case'
  readonly query: Query
  readonly dataset: Dataset
  readonly retriever: string
  /** Ranks and judges once, however often it is called; rejects with a FaultError. */
  rank(): Promise<MeasuredOutcome>
  /** The outcome when it is known already: matchers then answer without waiting. */
  readonly settled: MeasuredOutcome | undefined
}

/** Binds a query to a retriever and an oracle; nothing is asked before `rank` is called. */
export function bindQuery(query: Query, binding: QueryBinding): QueryCase {
  let ranking: Promise<MeasuredOutcome> | undefined
  let settled: MeasuredOutcome | undefined
  return {
    kind: 'query-case',
    query,
    dataset: binding.dataset,
    retriever: binding.retriever.name,
    get settled() {
      return settled
    },
    async rank() {
      ranking ??= measure(query, binding)
      settled = await ranking
      return settled
    },
  }
}

async function measure(query: Query, binding: QueryBinding): Promise<MeasuredOutcome> {
  const { retriever, signal } = binding
  const k = binding.k ?? DEFAULT_K
  const subject = subjectOf(query, binding.dataset, binding.oracle)
  const request: RankingRequest = {
    text: query.text,
    queryId: query.id,
    k,
    corpusSize: subject.corpusSize,
    isKnown: id => subject.describe(id) !== undefined,
    signal,
  }
  const ownIds = subject.own.map(({ id }) => id)
  const started = performance.now()
  const asked = await guarded(query, 'retriever', () => askRanking(retriever, request))
  const searchMs = performance.now() - started
  const scores = await guarded(query, 'retriever', () =>
    ownScores(retriever, request, ownIds, asked.hits),
  )
  const ranked = groupsToJudge(asked.hits, k, retriever.epsilon).flat()
  const ids = [...new Set([...ranked.map(({ id }) => id), ...ownIds])]
  const verdicts = await guarded(query, 'runner', () => subject.judge(ids, { signal }))
  const { epsilon } = retriever
  return outcomeOf({ subject, k, epsilon, ...asked, verdicts, ownScores: scores, searchMs })
}

async function guarded<T>(
  query: Query,
  kind: 'retriever' | 'runner',
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toFaultError(error, kind, query)
  }
}
