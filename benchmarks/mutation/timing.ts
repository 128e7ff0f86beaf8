import { enumerateMutants, type Parse } from '../../src/mutation/index.ts'
import type { MutateRow } from '../../src/cli/mutate/mutate-row.ts'
import { median } from './summarize.ts'

const ROUNDS = 7

/**
 * Measures the milliseconds that making all mutants of a function takes, parsing included: the
 * least of some rounds for each function (a loaded machine only adds), then the median function.
 */
export function medianEnumerationMs(rows: readonly MutateRow[], parse: Parse): number {
  const rounds = Array.from({ length: ROUNDS }, () => rows.map(row => timed(row.canonical, parse)))
  return median(rows.map((_, at) => Math.min(...rounds.map(times => times[at] ?? Infinity))))
}

function timed(source: string, parse: Parse): number {
  const start = performance.now()
  enumerateMutants(source, parse)
  return performance.now() - start
}
