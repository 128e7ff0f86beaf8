import type { BundleDistractorRow, CorpusEntry } from '../schema/index.ts'

/**
 * Tells how many mutations a failing snippet carries: what its metadata say (`mutations`, or a list
 * of `edits` or `mutant_ids`), else the number of types that its own type joins with `+`; 1 at
 * least.
 */
export function mutationCount(
  entry: Pick<CorpusEntry, 'bugType'>,
  row: BundleDistractorRow | undefined,
): number {
  const stated = row?.['mutations']
  if (typeof stated === 'number' && Number.isInteger(stated) && stated > 0) return stated
  for (const list of [stated, row?.['edits'], row?.['mutant_ids']]) {
    if (Array.isArray(list) && list.length > 0) return list.length
  }
  return Math.max(1, (entry.bugType ?? '').split('+').length)
}
