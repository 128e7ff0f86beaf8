import type { LineRange } from '../../schema/index.ts'
import type { Hunk } from '../git/diff-blobs.ts'

/** Where a changed place of the parent stands in the epoch's file. */
export interface MappedHunk {
  readonly fate: 'full' | 'partial' | 'lost'
  /** Lines of the epoch's file, merged. */
  readonly lines: readonly LineRange[]
}

/**
 * Maps a hunk of a commit (against its parent) to the epoch's file through the hunks of epoch →
 * parent. Lines that came after the epoch are lost. A hunk that only inserts stands for the line
 * before the insertion, or for the first line.
 */
export function mapHunk(hunk: Hunk, sinceEpoch: readonly Hunk[]): MappedHunk {
  const isInsert = hunk.oldCount === 0
  const first = isInsert ? Math.max(1, hunk.oldStart) : hunk.oldStart
  const count = isInsert ? 1 : hunk.oldCount
  const lines: number[] = []
  for (let line = first; line < first + count; line += 1) {
    const mapped = epochLine(line, sinceEpoch)
    if (mapped !== undefined) lines.push(mapped)
  }
  const fate = lines.length === count ? 'full' : lines.length === 0 ? 'lost' : 'partial'
  return { fate, lines: toRanges(lines) }
}

/** The epoch's line of a parent's line; undefined when the line came after the epoch. */
function epochLine(line: number, hunks: readonly Hunk[]): number | undefined {
  let shift = 0
  for (const { oldCount, newStart, newCount } of hunks) {
    // A hunk that only deletes names the line before it.
    const begins = newCount === 0 ? newStart + 1 : newStart
    if (line < begins) break
    if (line < begins + newCount) return undefined
    shift += oldCount - newCount
  }
  return line + shift
}

/** Joins lines to ranges: sorted, without repeats, neighbours merged. */
export function toRanges(lines: readonly number[]): LineRange[] {
  const ranges: { start: number; end: number }[] = []
  for (const line of [...new Set(lines)].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last !== undefined && line === last.end + 1) last.end = line
    else ranges.push({ start: line, end: line })
  }
  return ranges
}

/** Returns every line of some ranges. */
export function linesOf(ranges: readonly LineRange[]): readonly number[] {
  return ranges.flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_, at) => start + at),
  )
}
