import { createHash } from 'node:crypto'

/** Makes the ids of one source's mutants: they depend on the source and the edit, nothing else. */
export function mutantIds(source: string): (start: number, end: number, after: string) => string {
  const prefix = createHash('sha256').update(source).update('\0')
  return (start, end, after) =>
    prefix.copy().update(`${start}:${end}:${after}`).digest('hex').slice(0, 10)
}
