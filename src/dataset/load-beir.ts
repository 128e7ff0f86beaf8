import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { BEIR_FILES, danglingIds, parseBeir, sha256Of, type BeirDataset } from '../formats/index.ts'
import { InputError, type GoldDataset, type GoldQuery } from '../schema/index.ts'
import { compareText } from './compare-text.ts'

/** Which judgements of a BEIR or MTEB folder to take. */
export interface LoadBeirOptions {
  /** Name of `qrels/<split>.tsv`; `test` when absent. */
  readonly split?: string | undefined
  /** Shown in reports; the folder's name when absent. */
  readonly id?: string | undefined
  /** The lowest grade that makes a document relevant; 1 when absent. */
  readonly relevantFrom?: number | undefined
  /** What the texts are written in, for strata of reports; `unknown` when absent. */
  readonly language?: string | undefined
}

const CHARACTERS_A_TOKEN = 4

/**
 * Loads a folder of `corpus.jsonl`, `queries.jsonl` and `qrels/<split>.tsv` as a dataset whose right
 * answers are listed: hit, recall, MRR and nDCG with binary gains. Queries without a relevant document
 * in the split are left out; graded gains are read by `score --run --qrels`.
 * @throws InputError when a file is missing or broken, an id leads nowhere, or no query is left
 *
 * @example
 * describeRetrieval({ dataset: await loadBeir('data/scifact'), retriever: bm25() })
 */
export async function loadBeir(
  directory: string,
  options: LoadBeirOptions = {},
): Promise<GoldDataset> {
  const folder = resolve(directory)
  const { split = 'test', id = basename(folder) } = options
  const names = { ...BEIR_FILES, qrels: `qrels/${split}.tsv` }
  const [corpus, queries, qrels] = await Promise.all([
    read(folder, names.corpus),
    read(folder, names.queries),
    read(folder, names.qrels),
  ])
  const data = parseBeir({ corpus, queries, qrels }, names)
  requireWhole(data, join(folder, names.qrels))
  return {
    kind: 'gold',
    id: `${id}/${split}`,
    sha256: sha256Of([corpus, queries, qrels].map(sha256Of).join('\n')),
    pool: 'judged',
    queries: queriesOf(data, { ...options, id }, join(folder, names.qrels)),
    corpus: data.corpus
      .map(({ _id, title, text }) => ({ id: _id, text: title === '' ? text : `${title}\n${text}` }))
      .map(entry => ({ ...entry, tokens: Math.ceil(entry.text.length / CHARACTERS_A_TOKEN) }))
      .sort((a, b) => compareText(a.id, b.id)),
  }
}

function queriesOf(
  { queries, qrels }: BeirDataset,
  { id = '', relevantFrom = 1, language = 'unknown' }: LoadBeirOptions,
  file: string,
): readonly GoldQuery[] {
  const found = queries.flatMap(({ _id, text }) => {
    const grades = [...(qrels.get(_id) ?? [])]
    const goldIds = grades.filter(([, grade]) => grade >= relevantFrom).map(([document]) => document)
    if (goldIds.length === 0) return []
    return [{ id: _id, text, goldIds: goldIds.sort(compareText), domain: id, language }]
  })
  if (found.length > 0) return found.sort((a, b) => compareText(a.id, b.id))
  throw new InputError(
    `${file} must judge some document at ${relevantFrom} or above for a query, but holds no such ` +
      'line. Name another split, or lower relevantFrom.',
  )
}

/** A judgement that leads nowhere would be a document that nobody can find. */
function requireWhole(data: BeirDataset, file: string): void {
  const { queries, documents } = danglingIds(data)
  const [first] = [...documents, ...queries]
  if (first === undefined) return
  throw new InputError(
    `${file} must name documents and queries that the folder holds, but ${documents.length} documents ` +
      `and ${queries.length} queries are missing, "${first}" first. Restore the files of one release.`,
  )
}

async function read(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8').catch(async (cause: unknown) => {
    const there = await readdir(folder, { recursive: true }).catch(() => [])
    throw new InputError(
      `A BEIR folder must hold ${name}, but ${join(folder, name)} cannot be read. There is: ` +
        `${there.slice(0, 20).join(', ') || 'nothing'}. Parquet files must be turned into JSON lines first.`,
      { cause },
    )
  })
}
