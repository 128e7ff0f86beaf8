import { matchingBlocks } from './matching-blocks.ts'
import type { Edit } from './mutant.ts'

/** Returns the shortest single replacement that turns `before` into `after`. */
export function contiguousEdit(before: string, after: string): Edit {
  const limit = Math.min(before.length, after.length)
  let start = 0
  while (start < limit && before[start] === after[start]) start += 1
  let tail = 0
  while (tail < limit - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const end = before.length - tail
  return {
    start,
    end,
    before: before.slice(start, end),
    after: after.slice(start, after.length - tail),
  }
}

/**
 * Returns the one contiguous edit that turns `before` into `after`, and its size: over the parts
 * that a character diff finds unequal, the sum of max(deleted, inserted) characters (the edit size
 * of ExecRetrieval §5, with the matching of Python's difflib). Characters are code points; equal
 * texts have size 0.
 */
export function editBetween(
  before: string,
  after: string,
): { readonly edit: Edit; readonly size: number } {
  return { edit: contiguousEdit(before, after), size: diffSize(before, after) }
}

function diffSize(before: string, after: string): number {
  let [size, i, j] = [0, 0, 0]
  for (const block of matchingBlocks([...before], [...after])) {
    size += Math.max(block.before - i, block.after - j)
    i = block.before + block.length
    j = block.after + block.length
  }
  return size
}
