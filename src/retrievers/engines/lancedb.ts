import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection, Index, Table, VectorQuery } from '@lancedb/lancedb'
import { importOptional, type EmbedderRecipe } from '../../embedders/index.ts'
import { InfrastructureError } from '../../schema/index.ts'
import type { Retriever, ScoredId } from '../retriever.ts'
import type { EngineOptions } from './engine-options.ts'
import { engineRetriever, type EngineRows, type EngineTable } from './engine-retriever.ts'

/** Vectors in LanceDB, inside this process. */
export interface LancedbOptions extends EngineOptions {
  /** Where the database lies; a temporary folder, removed at the end, when absent. */
  readonly folder?: string | undefined
  /** The index of the approximate mode; `ivfFlat` by default. */
  readonly index?: 'ivfFlat' | 'ivfPq' | 'hnswSq' | undefined
  /** Partitions of the index; about the square root of the rows by default. */
  readonly partitions?: number | undefined
  /** Partitions that a search looks into; 20, LanceDB's own, by default. */
  readonly probes?: number | undefined
}

const TABLE = 'vitest_retrieval'
const ROWS_AT_ONCE = 5000

/** Ranks with LanceDB: exactly, or through one of its indexes. */
export function lancedb(options: LancedbOptions): Retriever {
  const { mode, index = 'ivfFlat', partitions, probes = 20 } = options
  const { recipe } = options.embedder
  const settings =
    mode === 'exact' ? '' : `${index} partitions=${partitions ?? 'auto'} probes=${probes}`
  return engineRetriever(options, {
    id: 'lancedb',
    settings,
    async load(rows) {
      const library = await importOptional(
        '@lancedb/lancedb',
        'A LanceDB index',
        () => import('@lancedb/lancedb'),
      )
      const connection = await library.connect(options.folder ?? temporaryFolder())
      const table = await fill(connection, rows)
      if (mode === 'approximate') {
        const numPartitions = partitions ?? Math.max(1, Math.round(Math.sqrt(rows.ids.length)))
        await table.createIndex('vector', {
          config: configOf(library.Index, index, { numPartitions, recipe }),
        })
      }
      return tableOf(table, { recipe, mode, probes })
    },
  })
}

async function fill(connection: Connection, { ids, vectorOf }: EngineRows): Promise<Table> {
  const slice = (start: number): { id: string; vector: number[] }[] =>
    ids
      .slice(start, start + ROWS_AT_ONCE)
      .map((id, at) => ({ id, vector: Array.from(vectorOf(start + at)) }))
  // Not by the mode 'overwrite', which warns on standard error where there is nothing to overwrite.
  if ((await connection.tableNames()).includes(TABLE)) await connection.dropTable(TABLE)
  const table = await connection.createTable(TABLE, slice(0))
  for (let start = ROWS_AT_ONCE; start < ids.length; start += ROWS_AT_ONCE)
    await table.add(slice(start))
  return table
}

function configOf(
  kinds: typeof Index,
  index: NonNullable<LancedbOptions['index']>,
  { numPartitions, recipe }: { readonly numPartitions: number; readonly recipe: EmbedderRecipe },
): Index {
  return kinds[index]({ numPartitions, distanceType: recipe.similarity })
}

interface TableSettings {
  readonly recipe: EmbedderRecipe
  readonly mode: EngineOptions['mode']
  readonly probes: number
}

function tableOf(table: Table, { recipe, mode, probes }: TableSettings): EngineTable {
  const nearest = (vector: Float32Array, limit: number): VectorQuery =>
    table
      .query()
      .nearestTo(vector)
      .distanceType(recipe.similarity)
      .select(['id', '_distance'])
      .limit(limit)
  return {
    async search(vector, k) {
      const query = nearest(vector, k)
      return read(
        await (mode === 'exact' ? query.bypassVectorIndex() : query.nprobes(probes)).toArray(),
      )
    },
    async score(vector, ids) {
      if (ids.length === 0) return []
      const list = ids.map(id => `'${id.replaceAll("'", "''")}'`).join(', ')
      return read(
        await nearest(vector, ids.length).where(`id IN (${list})`).bypassVectorIndex().toArray(),
      )
    },
  }
}

/** LanceDB's distances are 1 − cosine and 1 − dot product. */
function read(rows: readonly unknown[]): readonly ScoredId[] {
  return rows.map(row => {
    if (typeof row === 'object' && row !== null && 'id' in row && '_distance' in row) {
      const { id, _distance: distance } = row
      if (typeof id === 'string' && typeof distance === 'number') return { id, score: 1 - distance }
    }
    throw new InfrastructureError(
      `LanceDB must answer rows with id and _distance, but answered ${JSON.stringify(row)}. Check its version.`,
    )
  })
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-retrieval-lance-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
