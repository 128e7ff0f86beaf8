import type { RecipeSummary, RetrieverUsage, Snippet, Span } from '../schema/index.ts'

/** A snippet's id with the score that a retriever gives it; higher is better. */
export interface ScoredId {
  readonly id: string
  readonly score: number
  /** The fragment of the snippet that is delivered instead of the whole of it. */
  readonly span?: Span | undefined
}

/** What accompanies a call of a retriever. */
export interface SearchContext {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined
  /** The query's id, for retrievers that look their answer up (run files). */
  readonly queryId?: string | undefined
}

/** What accompanies indexing. */
export interface IndexContext {
  readonly signal?: AbortSignal | undefined
  /** Called with the number of snippets that are ready and the number there are. */
  readonly progress?: ((done: number, total: number) => void) | undefined
}

/** A code retriever: it indexes a corpus once and ranks it for each query. */
export interface Retriever {
  /** Unique on a board. */
  readonly name: string
  /** Score difference up to which two snippets count as tied; 0 for exact scores. */
  readonly epsilon: number
  /** How text becomes scores, as far as known; settled after `index`. */
  readonly recipe?: (() => RecipeSummary) | undefined
  /** What its models used so far; absent when it has none, or does not count. */
  readonly usage?: (() => RetrieverUsage | undefined) | undefined
  index(snippets: readonly Snippet[], context?: IndexContext): Promise<void>
  /** The best `k` snippets, best first; more may be returned, fewer when there are no more. */
  search(query: string, k: number, context?: SearchContext): Promise<readonly ScoredId[]>
  /** Scores of given snippets, on the scale of `search`, wherever they rank. */
  readonly score?:
    | ((
        query: string,
        ids: readonly string[],
        context?: SearchContext,
      ) => Promise<readonly ScoredId[]>)
    | undefined
}
