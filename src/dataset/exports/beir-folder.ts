import { BEIR_FILES, formatBeir } from '../../formats/index.ts'
import type { ExecutionDataset } from '../../schema/index.ts'
import { correctQrels } from './correct-qrels.ts'

/** A BEIR folder, which MTEB and most retrieval libraries read. */
export function toBeirFolder(dataset: ExecutionDataset): ReadonlyMap<string, string> {
  const made = formatBeir({
    corpus: dataset.corpus.map(({ id, text }) => ({ _id: id, title: '', text })),
    queries: dataset.queries.map(({ id, text }) => ({ _id: id, text })),
    qrels: correctQrels(dataset),
  })
  return new Map([
    [BEIR_FILES.corpus, made.corpus],
    [BEIR_FILES.queries, made.queries],
    [BEIR_FILES.qrels, made.qrels],
  ])
}
