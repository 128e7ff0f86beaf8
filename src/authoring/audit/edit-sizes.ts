import type { Audit } from './audit-section.ts'
import { ownEdits } from './own-edits.ts'
import { share } from './share.ts'

const BUCKETS = [1, 2, 4, 8, 16, 32, Number.POSITIVE_INFINITY]

/** Histogram of the characters that a distractor changes. */
export const auditEditSizes: Audit = dataset => {
  const sizes = ownEdits(dataset).map(({ size }) => size)
  return {
    id: 'edit-sizes',
    title: 'Characters changed by a distractor',
    columns: ['characters', 'distractors', 'share'],
    rows: BUCKETS.map((last, at) => {
      const first = (BUCKETS[at - 1] ?? 0) + 1
      const count = sizes.filter(size => size >= first && size <= last).length
      return [nameOf(first, last), count, share(count, sizes.length)]
    }),
    note: 'Unequal characters of the best alignment with the canonical.',
  }
}

function nameOf(first: number, last: number): string {
  if (last === Number.POSITIVE_INFINITY) return `${first} or more`
  return first === last ? String(first) : `${first}–${last}`
}
