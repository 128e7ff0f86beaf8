import type { Client } from 'pg'
import { importOptional, keyFrom } from '../../embedders/index.ts'
import { InfrastructureError } from '../../schema/index.ts'

/** A connection that keeps the process alive only while it is asked something. */
export interface PgConnection {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
}

/**
 * Connects to the database that an environment variable names and makes sure of pgvector.
 * @throws MissingPackageError when `pg` is not installed, InfrastructureError when the database does
 * not answer or lacks the extension
 */
export async function openPgvector(urlFrom: string): Promise<PgConnection> {
  const { Client: Connection } = await importOptional('pg', 'A pgvector index', () => import('pg'))
  const client = new Connection({ connectionString: keyFrom(urlFrom) })
  // A connection that breaks while nobody asks would end the process; the next query tells.
  client.on('error', () => {})
  await client.connect().catch((cause: unknown) => {
    throw new InfrastructureError(
      `PostgreSQL must answer at the address in ${urlFrom}, but did not: ${reasonOf(cause)}. Start it, or correct the address.`,
      { cause },
    )
  })
  await client.query('CREATE EXTENSION IF NOT EXISTS vector').catch(async (cause: unknown) => {
    await client.end()
    throw new InfrastructureError(
      `The database must have the extension pgvector, but has not: ${reasonOf(cause)}. Install it there ` +
        '(package postgresql-<version>-pgvector), and let an administrator run CREATE EXTENSION vector.',
      { cause },
    )
  })
  let waiting = 0
  setReferenced(client, 'unref')
  return {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      waiting += 1
      setReferenced(client, 'ref')
      try {
        return (await client.query<Row>(text, [...values])).rows
      } finally {
        waiting -= 1
        if (waiting === 0) setReferenced(client, 'unref')
      }
    },
  }
}

/** The client has both methods, which its declared type leaves out. */
function setReferenced(client: Client, how: 'ref' | 'unref'): void {
  const method: unknown = Reflect.get(client, how)
  if (typeof method === 'function') Reflect.apply(method, client, [])
}

function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ')
  return cause instanceof Error ? cause.message : String(cause)
}
