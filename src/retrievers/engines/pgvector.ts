import { randomBytes } from 'node:crypto'
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
  readonly table?:
    { readonly name: string; readonly id?: string; readonly vector?: string } | undefined
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
  const settings =
    mode === 'exact'
      ? ''
      : `${table === undefined ? index : 'own index'} effort=${effort ?? 'default'}`
  return engineRetriever(options, {
    id: 'pgvector',
    settings,
    async load(rows) {
      const client = await openPgvector(options.urlFrom ?? 'DATABASE_URL')
      // Behind a pooler two retrievers may share a session.
      const own = `snippets_${randomBytes(6).toString('hex')}`
      if (table === undefined) await fill({ client, rows, options, name: own })
      const names = { name: own, id: 'id', vector: 'vector', ...table }
      await refuseMissing(client, names, rows.ids)
      return tableOf(client, names, { similarity: recipe.similarity, settings: planFor(options) })
    },
  })
}

interface Fill {
  readonly client: PgConnection
  readonly rows: EngineRows
  readonly options: PgvectorOptions
  readonly name: string
}

async function fill({ client, rows, options, name }: Fill): Promise<void> {
  const { dims } = options.embedder.recipe
  await client.query({
    text: `CREATE TEMPORARY TABLE ${name} (id text PRIMARY KEY, vector vector(${dims}))`,
  })
  for (let start = 0; start < rows.ids.length; start += ROWS_AT_ONCE) {
    const ids = rows.ids.slice(start, start + ROWS_AT_ONCE)
    const vectors = ids.map((_, at) => literal(rows.vectorOf(start + at)))
    await client.query({
      text: `INSERT INTO ${name} SELECT id, v::vector FROM unnest($1::text[], $2::text[]) AS rows (id, v)`,
      values: [ids, vectors],
    })
  }
  if (options.mode === 'approximate')
    await client.query({ text: indexStatement(options, name, rows.ids.length) })
}

function indexStatement(
  { index = 'hnsw', lists, embedder }: PgvectorOptions,
  name: string,
  count: number,
): string {
  const operators = embedder.recipe.similarity === 'cosine' ? 'vector_cosine_ops' : 'vector_ip_ops'
  const settings =
    index === 'hnsw' ? '' : ` WITH (lists = ${lists ?? Math.max(10, Math.round(count / 1000))})`
  return `CREATE INDEX ON ${name} USING ${index} (vector ${operators})${settings}`
}

/** A planner that may choose would make the mode a matter of chance. */
function planFor({
  mode,
  index = 'hnsw',
  effort,
}: PgvectorOptions): Readonly<Record<string, string>> {
  if (mode === 'exact') return { enable_indexscan: 'off' }
  const setting = index === 'hnsw' ? 'hnsw.ef_search' : 'ivfflat.probes'
  return { enable_seqscan: 'off', ...(effort === undefined ? {} : { [setting]: String(effort) }) }
}

interface TableNames {
  readonly name: string
  readonly id: string
  readonly vector: string
}

async function refuseMissing(
  client: PgConnection,
  names: TableNames,
  ids: readonly string[],
): Promise<void> {
  const known = `SELECT 1 FROM ${quoteIdentifier(names.name)} WHERE ${quoteIdentifier(names.id)}::text = wanted`
  const [missing] = await client.query<{ id: string }>({
    text: `SELECT wanted AS id FROM unnest($1::text[]) AS wanted WHERE NOT EXISTS (${known}) LIMIT 1`,
    values: [ids],
  })
  if (missing === undefined) return
  throw new InputError(
    `The table ${names.name} must hold a vector of each snippet, but has none of "${missing.id}". Load the ` +
      "dataset's snippets into it, or leave `table` out.",
  )
}

interface Asking {
  readonly similarity: EmbedderRecipe['similarity']
  readonly settings: Readonly<Record<string, string>>
}

function tableOf(
  client: PgConnection,
  names: TableNames,
  { similarity, settings }: Asking,
): EngineTable {
  const [table, id, vector] = [names.name, names.id, names.vector].map(quoteIdentifier)
  const distance = similarity === 'cosine' ? `${vector} <=> $1` : `${vector} <#> $1`
  const score = similarity === 'cosine' ? `1 - (${distance})` : `-(${distance})`
  const select = `SELECT ${id}::text AS id, ${score} AS score FROM ${table}`
  const ask = (text: string, values: readonly unknown[]): Promise<readonly ScoredId[]> =>
    client.query({ text, values, settings })
  return {
    search: (query, k) => ask(`${select} ORDER BY ${distance} LIMIT $2`, [literal(query), k]),
    score: (query, ids) => ask(`${select} WHERE ${id}::text = ANY($2)`, [literal(query), ids]),
  }
}

function literal(vector: Float32Array): string {
  return `[${Array.from(vector).join(',')}]`
}
