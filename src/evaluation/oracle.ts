import type { CorpusEntry, ExecutionQuery, Verdict } from '../schema/index.ts'

/** Judges snippets for a query. */
export interface Oracle {
  /** One verdict per entry, in order. Throws when a snippet cannot be judged. */
  judge(
    query: ExecutionQuery,
    entries: readonly CorpusEntry[],
    context: { readonly signal?: AbortSignal | undefined },
  ): Promise<readonly Verdict[]>
  /** Ends the processes that judging has started. */
  close(): Promise<void>
}
