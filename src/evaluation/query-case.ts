import type { Retriever } from '../retrievers/index.ts'
import {
  InputError,
  type CorpusEntry,
  type ExecutionDataset,
  type ExecutionQuery,
  type MeasuredOutcome,
  type Verdict,
} from '../schema/index.ts'
import { askRanking, type RankingRequest } from './ask-ranking.ts'
import { toFaultError } from './fault-error.ts'
import type { Oracle } from './oracle.ts'
import { groupsToJudge, outcomeOf } from './outcome-of.ts'
import { ownScores } from './own-scores.ts'
import { sharedOracle } from './shared-oracle.ts'
import { corpusIndexOf } from './corpus-index.ts'

/** Depth that is judged: the largest k that the paper reports. */
export const DEFAULT_K = 10 // ExecRetrieval §4

/** What a query is asked with. */
export interface QueryBinding {
  readonly retriever: Retriever
  readonly dataset: ExecutionDataset
  /** The execution oracle of the dataset when absent. */
  readonly oracle?: Oracle | undefined
  /** Depth that is judged; 10 when absent. */
  readonly k?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** One query bound to a retriever and an oracle: the subject of the query matchers. */
export interface QueryCase {
  readonly kind: 'query-case'
  readonly query: ExecutionQuery
  readonly dataset: ExecutionDataset
  readonly retriever: string
  /** Ranks and judges once, however often it is called; rejects with a FaultError. */
  rank(): Promise<MeasuredOutcome>
  /** The outcome when it is known already: matchers then answer without waiting. */
  readonly settled: MeasuredOutcome | undefined
}

/** Binds a query to a retriever and an oracle; nothing is asked before `rank` is called. */
export function bindQuery(query: ExecutionQuery, binding: QueryBinding): QueryCase {
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

async function measure(query: ExecutionQuery, binding: QueryBinding): Promise<MeasuredOutcome> {
  const { retriever, dataset } = binding
  const k = binding.k ?? DEFAULT_K
  const index = corpusIndexOf(dataset)
  const request: RankingRequest = {
    text: query.text,
    queryId: query.id,
    k,
    corpusSize: dataset.corpus.length,
    isKnown: id => index.byId.has(id),
    signal: binding.signal,
  }
  const own = index.ownOf(query.id)
  const started = performance.now()
  const asked = await guarded(query, 'retriever', () => askRanking(retriever, request))
  const searchMs = performance.now() - started
  const scores = await guarded(query, 'retriever', () =>
    ownScores(retriever, request, own.map(entry => entry.id), asked.hits),
  )
  const ranked = groupsToJudge(asked.hits, k, retriever.epsilon).flat()
  const entries = distinct([...ranked.map(hit => entryOf(index.byId, hit.id)), ...own])
  const verdicts = await guarded(query, 'runner', () => judge(query, entries, binding))
  return outcomeOf({
    query,
    k,
    epsilon: retriever.epsilon,
    corpusSize: dataset.corpus.length,
    hits: asked.hits,
    open: asked.open,
    entryOf: id => entryOf(index.byId, id),
    verdicts,
    own,
    ownScores: scores,
    searchMs,
  })
}

async function judge(
  query: ExecutionQuery,
  entries: readonly CorpusEntry[],
  binding: QueryBinding,
): Promise<ReadonlyMap<string, Verdict>> {
  const oracle = binding.oracle ?? sharedOracle(binding.dataset)
  const verdicts = await oracle.judge(query, entries, { signal: binding.signal })
  return new Map(entries.flatMap((entry, at) => {
    const verdict = verdicts[at]
    return verdict === undefined ? [] : [[entry.id, verdict] as const]
  }))
}

async function guarded<T>(
  query: ExecutionQuery,
  kind: 'retriever' | 'runner',
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toFaultError(error, kind, query)
  }
}

function distinct(entries: readonly CorpusEntry[]): readonly CorpusEntry[] {
  return [...new Set(entries)]
}

function entryOf(byId: ReadonlyMap<string, CorpusEntry>, id: string): CorpusEntry {
  const entry = byId.get(id)
  if (entry === undefined) throw new InputError(`Snippet "${id}" must be in the corpus, but is not.`)
  return entry
}
