import type { Client } from 'pg'
import { importOptional, keyFrom } from '../../embedders/index.ts'
import { InfrastructureError } from '../../schema/index.ts'

/** A connection that keeps the process alive only while it is asked something. */
export interface PgConnection {
  /** One statement in a transaction of its own, in which `settings` hold. */
  query<Row extends object>(statement: PgStatement): Promise<readonly Row[]>
}

/** A statement, its values, and settings of the planner or of pgvector. */
export interface PgStatement {
  readonly text: string
  readonly values?: readonly unknown[]
  readonly settings?: Readonly<Record<string, string>>
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
  setReferenced(client, 'unref')
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    async query<Row extends object>(statement: PgStatement) {
      waiting += 1
      setReferenced(client, 'ref')
      const answer = last.then(() => inTransaction<Row>(client, statement))
      last = answer.catch(() => {})
      try {
        return await answer
      } finally {
        waiting -= 1
        if (waiting === 0) setReferenced(client, 'unref')
      }
    },
  }
}

/** Settings end with the transaction: others may use the same session behind a pooler. */
async function inTransaction<Row extends object>(
  client: Client,
  { text, values = [], settings = {} }: PgStatement,
): Promise<readonly Row[]> {
  await client.query('BEGIN')
  try {
    for (const setting of Object.entries(settings)) {
      await client.query('SELECT set_config($1, $2, true)', setting)
    }
    const { rows } = await client.query<Row>(text, [...values])
    await client.query('COMMIT')
    return rows
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
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
