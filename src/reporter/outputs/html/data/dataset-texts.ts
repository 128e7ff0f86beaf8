import { loadDataset } from '../../../../dataset/index.ts'
import {
  RetrievalError,
  type CorpusEntry,
  type ExecutionQuery,
  type RunHeader,
} from '../../../../schema/index.ts'

/** The texts behind the ids of a board. */
export interface DatasetTexts {
  readonly queries: ReadonlyMap<string, ExecutionQuery>
  readonly corpus: ReadonlyMap<string, CorpusEntry>
  /** Why there are no texts, and what to do; absent when there are. */
  readonly missing?: string
}

/**
 * Looks the dataset of a board up by its hash: in the folders that the user named, then in the
 * dataset that ships with the package. Outcomes hold ids only, so without it a report has no code.
 */
export async function datasetTexts(
  wanted: RunHeader['dataset'],
  folders: readonly string[],
): Promise<DatasetTexts> {
  const reasons: string[] = []
  for (const directory of [...folders, undefined]) {
    try {
      const { sha256, queries, corpus } = await loadDataset({ pool: wanted.pool, directory })
      if (sha256 === wanted.sha256) return { queries: byId(queries), corpus: byId(corpus) }
    } catch (error) {
      if (!(error instanceof RetrievalError)) throw error
      if (directory !== undefined) reasons.push(error.message)
    }
  }
  return { queries: new Map(), corpus: new Map(), missing: missingMessage(wanted, reasons) }
}

function missingMessage(
  { id, pool, sha256 }: RunHeader['dataset'],
  reasons: readonly string[],
): string {
  const why = reasons.length === 0 ? '' : ` ${reasons.join(' ')}`
  return (
    `Query texts and code are not shown: the dataset ${id} (pool ${pool}, ` +
    `${sha256.slice(0, 12)}) is not the built-in one and was not found. Run ` +
    `"vitest-retrieval report results.json --html --dataset <its folder>".${why}`
  )
}

function byId<T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map(item => [item.id, item]))
}
