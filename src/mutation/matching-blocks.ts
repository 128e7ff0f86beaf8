/** A run of characters that two texts share, at a place in each. */
export interface MatchingBlock {
  readonly before: number
  readonly after: number
  readonly length: number
}

type Range = readonly [beforeLow: number, beforeHigh: number, afterLow: number, afterHigh: number]

/**
 * Lists the runs that two lists of characters share, in order and closed by an empty one: the
 * longest run, then the longest left and right of it (Ratcliff and Obershelp, without junk).
 */
export function matchingBlocks(
  before: readonly string[],
  after: readonly string[],
): readonly MatchingBlock[] {
  const places = placesOf(after)
  const found: MatchingBlock[] = []
  const open: Range[] = [[0, before.length, 0, after.length]]
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const [beforeLow, beforeHigh, afterLow, afterHigh] = range
    const block = longest(before, places, range)
    if (block.length === 0) continue
    found.push(block)
    open.push([beforeLow, block.before, afterLow, block.after])
    open.push([block.before + block.length, beforeHigh, block.after + block.length, afterHigh])
  }
  found.sort((a, b) => a.before - b.before)
  return [...found, { before: before.length, after: after.length, length: 0 }]
}

function placesOf(text: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    const known = places.get(character)
    if (known === undefined) places.set(character, [at])
    else known.push(at)
  }
  return places
}

/** The longest run of a range; of equally long ones the first in `before`, then in `after`. */
function longest(
  before: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  [beforeLow, beforeHigh, afterLow, afterHigh]: Range,
): MatchingBlock {
  const best = { before: beforeLow, after: afterLow, length: 0 }
  // Lengths of the runs that end before each place of `after`; an entry counts if its row is the last.
  const lengths = new Int32Array(afterHigh - afterLow + 1)
  const rows = new Int32Array(afterHigh - afterLow + 1).fill(-1)
  for (let i = beforeLow; i < beforeHigh; i += 1) {
    const row = places.get(before[i] ?? '') ?? []
    // From the end, so that the entry in front is still that of the row above.
    for (let at = row.length - 1; at >= 0; at -= 1) {
      const j = (row[at] ?? 0) - afterLow
      if (j < 0 || j >= afterHigh - afterLow) continue
      const length = (rows[j] === i - 1 ? (lengths[j] ?? 0) : 0) + 1
      lengths[j + 1] = length
      rows[j + 1] = i
      const isFirst = length === best.length && i === best.before + best.length - 1
      if (length <= best.length && !isFirst) continue
      best.before = i - length + 1
      best.after = j + afterLow - length + 1
      best.length = length
    }
  }
  return best
}
