import type { EmbedderRecipe } from '../../embedders/index.ts'
import { InputError } from '../../schema/index.ts'
import type { Retriever, ScoredId } from '../retriever.ts'
import type { EngineOptions } from './engine-options.ts'
import { engineRetriever, type EngineRows, type EngineTable } from './engine-retriever.ts'
import { openPgvector, type PgConnection } from './open-pgvector.ts'
import { quoteIdentifier } from './quote-identifier.ts'

/** Vectors in PostgreSQL with the extension pgvector. */
export interface PgvectorOptions extends EngineOptions {
  /** Environment variable with the connection string; `DATABASE_URL` by default. Never shown. */
  readonly urlFrom?: string | undefined
  /**
   * A table that holds the vectors already; it is only read. Absent: a temporary table that ends with
   * the connection.
   */
  readonly table?: { readonly name: string; readonly id?: string; readonly vector?: string } | undefined
  /** The index of the approximate mode; `hnsw` by default. With a table of your own, its index counts. */
  readonly index?: 'hnsw' | 'ivfflat' | undefined
  /** Lists of an ivfflat index; rows / 1,000, at least 10, by default. */
  readonly lists?: number | undefined
  /** How many lists (ivfflat) or candidates (hnsw) a search looks at; pgvector's own when absent. */
  readonly effort?: number | undefined
}

const ROWS_AT_ONCE = 500
/** Most dimensions that an index over the type `vector` can have. */
const MOST_INDEXED = 2000

/** Ranks with pgvector: exactly, or through an index. */
export function pgvector(options: PgvectorOptions): Retriever {
  const { mode, index = 'hnsw', effort, table } = options
  const { recipe } = options.embedder
  if (mode === 'approximate' && table === undefined && recipe.dims > MOST_INDEXED) {
    throw new InputError(
      `pgvector can index at most ${MOST_INDEXED} dimensions, but ${recipe.id} has ${recipe.dims}. ` +
        'Use the exact mode, or a recipe with fewer dimensions.',
    )
  }
  const settings = mode === 'exact' ? '' : `${table === undefined ? index : 'own index'} effort=${effort ?? 'default'}`
  return engineRetriever(options, {
    id: 'pgvector',
    settings,
    async load(rows) {
      const client = await openPgvector(options.urlFrom ?? 'DATABASE_URL')
      if (table === undefined) await fill(client, rows, options)
      await setEffort(client, options)
      const names = { name: 'snippets', id: 'id', vector: 'vector', ...table }
      await refuseMissing(client, names, rows.ids)
      return tableOf(client, names, recipe)
    },
  })
}

async function fill(client: PgConnection, rows: EngineRows, options: PgvectorOptions): Promise<void> {
  const { dims } = options.embedder.recipe
  await client.query(`CREATE TEMPORARY TABLE snippets (id text PRIMARY KEY, vector vector(${dims}))`)
  for (let start = 0; start < rows.ids.length; start += ROWS_AT_ONCE) {
    const ids = rows.ids.slice(start, start + ROWS_AT_ONCE)
    const vectors = ids.map((_, at) => literal(rows.vectorOf(start + at)))
    await client.query(
      'INSERT INTO snippets SELECT id, v::vector FROM unnest($1::text[], $2::text[]) AS rows (id, v)',
      [ids, vectors],
    )
  }
  if (options.mode === 'approximate') await client.query(indexStatement(options, rows.ids.length))
}

function indexStatement({ index = 'hnsw', lists, embedder }: PgvectorOptions, count: number): string {
  const operators = embedder.recipe.similarity === 'cosine' ? 'vector_cosine_ops' : 'vector_ip_ops'
  const settings = index === 'hnsw' ? '' : ` WITH (lists = ${lists ?? Math.max(10, Math.round(count / 1000))})`
  return `CREATE INDEX ON snippets USING ${index} (vector ${operators})${settings}`
}

/** A planner that may choose would make the mode a matter of chance. */
async function setEffort(client: PgConnection, { mode, index = 'hnsw', effort }: PgvectorOptions): Promise<void> {
  if (mode === 'exact') {
    await client.query('SET enable_indexscan = off')
    return
  }
  await client.query('SET enable_seqscan = off')
  if (effort === undefined) return
  const setting = index === 'hnsw' ? 'hnsw.ef_search' : 'ivfflat.probes'
  await client.query('SELECT set_config($1, $2, false)', [setting, String(effort)])
}

interface TableNames {
  readonly name: string
  readonly id: string
  readonly vector: string
}

async function refuseMissing(client: PgConnection, names: TableNames, ids: readonly string[]): Promise<void> {
  const [missing] = await client.query<{ id: string }>(
    `SELECT wanted AS id FROM unnest($1::text[]) AS wanted WHERE NOT EXISTS
      (SELECT 1 FROM ${quoteIdentifier(names.name)} WHERE ${quoteIdentifier(names.id)}::text = wanted) LIMIT 1`,
    [ids],
  )
  if (missing === undefined) return
  throw new InputError(
    `The table ${names.name} must hold a vector of each snippet, but has none of "${missing.id}". Load the ` +
      "dataset's snippets into it, or leave `table` out.",
  )
}

function tableOf(client: PgConnection, names: TableNames, { similarity }: EmbedderRecipe): EngineTable {
  const [table, id, vector] = [names.name, names.id, names.vector].map(quoteIdentifier)
  const distance = similarity === 'cosine' ? `${vector} <=> $1` : `${vector} <#> $1`
  const score = similarity === 'cosine' ? `1 - (${distance})` : `-(${distance})`
  const select = `SELECT ${id}::text AS id, ${score} AS score FROM ${table}`
  const ask = (text: string, values: readonly unknown[]): Promise<readonly ScoredId[]> =>
    client.query(text, values)
  return {
    search: (query, k) => ask(`${select} ORDER BY ${distance} LIMIT $2`, [literal(query), k]),
    score: (query, ids) => ask(`${select} WHERE ${id}::text = ANY($2)`, [literal(query), ids]),
  }
}

function literal(vector: Float32Array): string {
  return `[${Array.from(vector).join(',')}]`
}
