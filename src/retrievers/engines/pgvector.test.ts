import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  clusteredEmbedder as embedder,
  clusteredVector,
} from '../../../test/fixtures/retrievers/clustered-embedder.ts'
import { checkEngine } from '../../../test/fixtures/retrievers/engine-contract.ts'
import { pgvector } from './pgvector.ts'

let database: PGlite
let server: PGLiteSocketServer | undefined
beforeAll(async () => {
  database = await PGlite.create({ extensions: { vector } })
  await database.exec('CREATE EXTENSION vector')
  const port = await freePort()
  server = new PGLiteSocketServer({ db: database, port, host: '127.0.0.1', maxConnections: 8 })
  await server.start()
  vi.stubEnv('TEST_DATABASE', `postgres://postgres:secret@127.0.0.1:${port}/postgres`)
}, 240_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await server?.stop()
  await database?.close()
}, 60_000)

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise<void>(resolve => probe.close(() => resolve()))
  return typeof address === 'object' && address !== null ? address.port : 0
}

const common = { embedder, urlFrom: 'TEST_DATABASE', cacheDir: false } as const

async function recallWithEnoughEffort(urlFrom: string): Promise<number> {
  const exact = pgvector({ ...common, urlFrom, mode: 'exact' })
  const thorough = pgvector({ ...common, urlFrom, mode: 'approximate', effort: 600 })

  const recall = await checkEngine(exact, thorough)
  expect(thorough.recipe?.().version).toBe('1 approximate hnsw effort=600; 1')
  return recall
}

describe('pgvector', () => {
  test('reads a table that holds the vectors already, exactly and through its index', async () => {
    await database.exec('CREATE TABLE "our code" ("key" text PRIMARY KEY, embedding vector(16))')
    for (let at = 0; at < 600; at += 1) {
      await database.query('INSERT INTO "our code" VALUES ($1, $2)', [
        `id'${at}`,
        JSON.stringify(clusteredVector(at)),
      ])
    }
    await database.exec(
      'CREATE INDEX ON "our code" USING ivfflat (embedding vector_cosine_ops) WITH (lists = 60)',
    )
    const table = { name: 'our code', id: 'key', vector: 'embedding' }

    const recall = await checkEngine(
      pgvector({ ...common, table, mode: 'exact' }),
      pgvector({ ...common, table, mode: 'approximate', index: 'ivfflat', effort: 1 }),
    )

    expect(recall).toBeGreaterThan(0)
    expect(recall).toBeLessThan(1)
  })

  test('says which snippet a table lacks', async () => {
    await database.exec('CREATE TABLE few (id text PRIMARY KEY, vector vector(16))')

    const retriever = pgvector({ ...common, table: { name: 'few' }, mode: 'exact' })

    await expect(retriever.index([{ id: 'a', text: 's1' }])).rejects.toThrow(
      'The table few must hold a vector of each snippet, but has none of "a"',
    )
  })

  test('refuses an index over more dimensions than pgvector can have', () => {
    const wide = { ...embedder, recipe: { ...embedder.recipe, dims: 3072 } }

    expect(() => pgvector({ embedder: wide, mode: 'approximate' })).toThrow(
      'at most 2000 dimensions, but clustered has 3072',
    )
  })

  test('says that the database does not answer, without its password', async () => {
    vi.stubEnv('DEAD_DATABASE', 'postgres://someone:secret@127.0.0.1:1/none')
    const retriever = pgvector({
      embedder,
      mode: 'exact',
      urlFrom: 'DEAD_DATABASE',
      cacheDir: false,
    })

    const indexing = retriever.index([{ id: 'a', text: 's1' }])

    await expect(indexing).rejects.toThrow('at the address in DEAD_DATABASE, but did not')
    await expect(indexing).rejects.not.toThrow('secret')
  })

  test('fills a temporary table, and finds everything with enough effort', async () => {
    expect(await recallWithEnoughEffort(common.urlFrom)).toBe(1)
  })

  // A server of your own that has the extension: PGVECTOR_DATABASE=postgres://… npx vitest run pgvector
  test.skipIf(process.env['PGVECTOR_DATABASE'] === undefined)(
    'does the same in a real PostgreSQL',
    async () => {
      expect(await recallWithEnoughEffort('PGVECTOR_DATABASE')).toBe(1)
    },
  )
})
