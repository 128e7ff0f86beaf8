import type { HitRole, Query, SnippetRole, Verdict } from '../schema/index.ts'

/** One of the query's own snippets: what it was made for, or a gold file. */
export interface OwnSnippet {
  readonly id: string
  readonly role: SnippetRole
  readonly bugType?: string | undefined
}

/** What a ranked snippet is to the query. */
export interface RankedSnippet {
  readonly role: HitRole
  readonly bugType?: string | undefined
  /** What reading it costs, where costs are counted. */
  readonly tokens?: number | undefined
}

/** A query in front of its corpus and its judge, whatever kind of dataset it comes from. */
export interface Subject {
  readonly query: Query
  readonly corpusSize: number
  /** Number of gold snippets (canonicals). */
  readonly gold: number
  /** Sorted by id. */
  readonly own: readonly OwnSnippet[]
  /** Undefined when the corpus does not hold the id. */
  describe(id: string): RankedSnippet | undefined
  /** Judges snippets of the corpus: one verdict per id. */
  judge(
    ids: readonly string[],
    context: { readonly signal?: AbortSignal | undefined },
  ): Promise<ReadonlyMap<string, Verdict>>
}
