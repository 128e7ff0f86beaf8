import { formatJsonl } from '../../formats/index.ts'
import type { ExecutionDataset } from '../../schema/index.ts'

/** Ids and texts and nothing that tells right from wrong: what an embedder or indexer is given. */
export function toTexts({ queries, corpus }: ExecutionDataset): ReadonlyMap<string, string> {
  return new Map([
    ['queries.jsonl', formatJsonl(queries.map(({ id, text }) => ({ id, text })))],
    ['corpus.jsonl', formatJsonl(corpus.map(({ id, text }) => ({ id, text })))],
  ])
}
