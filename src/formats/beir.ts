import { z } from 'zod'
import { InputError } from '../schema/index.ts'
import { formatJsonl, parseJsonl } from './jsonl.ts'
import { parseGrade, type Qrels } from './trec-qrels.ts'

/** A document of a BEIR corpus; other keys are dropped. */
export const BeirDocument = z.object({
  _id: z.string().min(1),
  title: z.string().default(''),
  text: z.string(),
})
export type BeirDocument = Readonly<z.infer<typeof BeirDocument>>

/** A query of a BEIR data set; other keys are dropped. */
export const BeirQuery = z.object({ _id: z.string().min(1), text: z.string() })
export type BeirQuery = Readonly<z.infer<typeof BeirQuery>>

/** A BEIR data set: `corpus.jsonl`, `queries.jsonl` and one `qrels/<split>.tsv`. */
export interface BeirDataset {
  readonly corpus: readonly BeirDocument[]
  readonly queries: readonly BeirQuery[]
  readonly qrels: Qrels
}

/** The texts of the three files, or of a BEIR data set's. */
export interface BeirFiles {
  readonly corpus: string
  readonly queries: string
  readonly qrels: string
}

/** Names of the three files below a data set's folder. */
export const BEIR_FILES: BeirFiles = {
  corpus: 'corpus.jsonl',
  queries: 'queries.jsonl',
  qrels: 'qrels/test.tsv',
}

const HEADER = 'query-id\tcorpus-id\tscore'

/**
 * Parses the three files of a BEIR data set. No document is dropped because its id equals a
 * query's; ids that the qrels name and nothing defines are told by `danglingIds`.
 * @throws InputError with file and line number on a broken line or a repeated id
 */
export function parseBeir(files: BeirFiles, names: BeirFiles = BEIR_FILES): BeirDataset {
  const corpus = parseJsonl(files.corpus, BeirDocument, { file: names.corpus })
  const queries = parseJsonl(files.queries, BeirQuery, { file: names.queries })
  requireDistinct(corpus, names.corpus)
  requireDistinct(queries, names.queries)
  return { corpus, queries, qrels: parseBeirQrels(files.qrels, names.qrels) }
}

/** Ids of queries and documents that the qrels name and the data set lacks, sorted. */
export function danglingIds({ corpus, queries, qrels }: BeirDataset): {
  readonly queries: readonly string[]
  readonly documents: readonly string[]
} {
  const documents = new Set([...qrels.values()].flatMap(grades => [...grades.keys()]))
  for (const { _id: id } of corpus) documents.delete(id)
  const queryIds = new Set(qrels.keys())
  for (const { _id: id } of queries) queryIds.delete(id)
  return { queries: [...queryIds].sort(), documents: [...documents].sort() }
}

/** Formats a BEIR data set as the texts of its three files. */
export function formatBeir({ corpus, queries, qrels }: BeirDataset): BeirFiles {
  const lines = Array.from(qrels, ([queryId, grades]) =>
    Array.from(grades, ([documentId, grade]) => {
      for (const id of [queryId, documentId]) requireTsvField(id)
      return `${queryId}\t${documentId}\t${grade}\n`
    }),
  )
  return {
    corpus: formatJsonl(corpus),
    queries: formatJsonl(queries),
    qrels: `${HEADER}\n${lines.flat().join('')}`,
  }
}

function parseBeirQrels(text: string, file: string): Qrels {
  const [header = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
  if (header !== HEADER) {
    throw new InputError(
      `${file}:1 must be the header "query-id, corpus-id, score" with tabs between, but is ` +
        `${JSON.stringify(header.slice(0, 100))}. Without it the first judgement would be lost.`,
    )
  }
  const qrels = new Map<string, Map<string, number>>()
  for (const [index, line] of lines.entries()) {
    const place = `${file}:${index + 2}`
    const [queryId = '', documentId = '', grade = '', ...rest] = line.split('\t')
    const grades = qrels.get(queryId) ?? new Map<string, number>()
    if (queryId === '' || documentId === '' || rest.length > 0 || grades.has(documentId)) {
      throw new InputError(
        `${place} must name a query, a document not named before for it, and a grade, with tabs ` +
          `between, but is ${JSON.stringify(line.slice(0, 100))}. Correct that line.`,
      )
    }
    qrels.set(queryId, grades.set(documentId, parseGrade(grade, place)))
  }
  return qrels
}

function requireDistinct(rows: readonly { readonly _id: string }[], file: string): void {
  const firstLine = new Map<string, number>()
  for (const [index, { _id: id }] of rows.entries()) {
    const first = firstLine.get(id)
    if (first !== undefined) {
      throw new InputError(
        `${file}:${index + 1} must have an id of its own, but repeats "${id}" of line ${first}. ` +
          'Remove one of the two.',
      )
    }
    firstLine.set(id, index + 1)
  }
}

function requireTsvField(id: string): void {
  if (id !== '' && !/[\t\r\n]/.test(id)) return
  throw new InputError(
    `An id must be one field of a tab-separated file, but is ${JSON.stringify(id)}. ` +
      'Rename it before exporting.',
  )
}
