import { z } from 'zod'
import { BUNDLE_FILES, parseJsonl } from '../../formats/index.ts'
import type { ExecutionDataset } from '../../schema/index.ts'
import { readBeside } from './read-beside.ts'

/** Ids in the order of the released files, in which vectors without ids stand. */
export interface FileOrder {
  readonly queryIds: readonly string[]
  readonly corpusIds: readonly string[]
}

const QueryId = z.looseObject({ query_id: z.string() })
const CorpusId = z.looseObject({ corpus_id: z.string() })

/** Reads the order of the files of a dataset; the sorted one where they are not beside its cache. */
export async function fileOrder(dataset: ExecutionDataset): Promise<FileOrder> {
  const sorted = {
    queryIds: dataset.queries.map(({ id }) => id),
    corpusIds: dataset.corpus.map(({ id }) => id),
  }
  const [queries, corpus] = await Promise.all([
    readBeside(dataset, BUNDLE_FILES.queries),
    readBeside(dataset, BUNDLE_FILES.corpus),
  ])
  const order = {
    queryIds: parseJsonl(queries, QueryId, { file: BUNDLE_FILES.queries }).map(row => row.query_id),
    corpusIds: parseJsonl(corpus, CorpusId, { file: BUNDLE_FILES.corpus }).map(
      row => row.corpus_id,
    ),
  }
  const isWhole =
    order.queryIds.length === sorted.queryIds.length &&
    order.corpusIds.length === sorted.corpusIds.length
  return isWhole ? order : sorted
}
