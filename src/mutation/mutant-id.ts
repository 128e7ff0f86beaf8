import { createHash } from 'node:crypto'
import type { Edit } from './mutant.ts'

const DIGITS = 10

/** Makes the ids of one source's mutants: they depend on the source and the edit, nothing else. */
export function mutantIds(source: string): (start: number, end: number, after: string) => string {
  const prefix = createHash('sha256').update(source).update('\0')
  return (start, end, after) =>
    prefix.copy().update(`${start}:${end}:${after}`).digest('hex').slice(0, DIGITS)
}

/** Makes the id of several edits of one source, which are in the order of the source. */
export function stackId(source: string, edits: readonly Edit[]): string {
  const hash = createHash('sha256').update(source)
  for (const { start, end, after } of edits) hash.update(`\0${start}:${end}:${after}`)
  return hash.digest('hex').slice(0, DIGITS)
}
