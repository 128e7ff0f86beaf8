import { createHash } from 'node:crypto'
import { z } from 'zod'
import { IsolationLevel } from '../schema/index.ts'

/** What one row of an execution cache remembers. */
export const CacheRow = z.object({
  /** SHA-256 of code, tests and everything else that the outcomes depend on. */
  key: z.string().regex(/^[0-9a-f]{64}$/),
  outcomes: z.array(z.string()).min(1).readonly(),
  level: IsolationLevel,
  cpuMs: z.number().nonnegative(),
})
export type CacheRow = Readonly<z.infer<typeof CacheRow>>

const DIGITS = 16

/**
 * Returns a row as a line of the cache file, checksum first. It begins with a newline too, so that a
 * line which an interrupted process has left half-written ends where the next one begins.
 */
export function toCacheLine(row: CacheRow): string {
  const text = JSON.stringify(row)
  return `\n${checksum(text)} ${text}\n`
}

/** Returns the row of a line; undefined when the line is damaged. */
export function parseCacheLine(line: string): CacheRow | undefined {
  const text = line.slice(DIGITS + 1)
  if (line[DIGITS] !== ' ' || checksum(text) !== line.slice(0, DIGITS)) return undefined
  const parsed = CacheRow.safeParse(JSON.parse(text))
  return parsed.success ? parsed.data : undefined
}

function checksum(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex').slice(0, DIGITS)
}
