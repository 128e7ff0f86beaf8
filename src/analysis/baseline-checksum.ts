import { createHash } from 'node:crypto'
import type { BaselineRun } from '../schema/index.ts'

/** SHA-256 (hex) of the runs as JSON with sorted keys: what a baseline file says of itself. */
export function baselineChecksum(runs: readonly BaselineRun[]): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(runs)))
    .digest('hex')
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sortKeys(item)]),
  )
}
