import type { RecipeSummary, RetrieverUsage } from '../schema/index.ts'

/** Scores a query against texts, reading both together; higher is better. */
export interface Reranker {
  readonly name: string
  /** Score difference up to which two texts count as tied. */
  readonly epsilon: number
  recipe(): RecipeSummary
  /** What its model used so far; absent when it does not count. */
  usage?(): RetrieverUsage
  /** One score a text, in their order. */
  score(
    query: string,
    texts: readonly string[],
    context: { readonly signal?: AbortSignal | undefined },
  ): Promise<readonly number[]>
}
