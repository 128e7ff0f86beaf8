/** A line of a text, and where it begins in it. */
export interface Line {
  readonly text: string
  readonly start: number
}

/** One row of a side-by-side view; a side without a counterpart is undefined. */
export interface AlignedRow {
  readonly left: Line | undefined
  readonly right: Line | undefined
  readonly isSame: boolean
}

const MAX_CELLS = 4_000_000 // lines × lines of the table; larger middles are paired in order

/** Aligns two texts line by line, by their longest common subsequence of lines. */
export function alignLines(before: string, after: string): readonly AlignedRow[] {
  const [left, right] = [linesOf(before), linesOf(after)]
  const same = (a: number, b: number): boolean => left[a]?.text === right[b]?.text
  let start = 0
  while (start < left.length && start < right.length && same(start, start)) start += 1
  let end = 0
  const most = Math.min(left.length, right.length) - start
  while (end < most && same(left.length - 1 - end, right.length - 1 - end)) end += 1
  const pair = (a: number, b: number): AlignedRow => ({
    left: left[a],
    right: right[b],
    isSame: true,
  })
  const head = Array.from({ length: start }, (_, at) => pair(at, at))
  const tail = Array.from({ length: end }, (_, at) =>
    pair(left.length - end + at, right.length - end + at),
  )
  const middle = alignMiddle(
    left.slice(start, left.length - end),
    right.slice(start, right.length - end),
  )
  return [...head, ...middle, ...tail]
}

function linesOf(text: string): readonly Line[] {
  let start = 0
  return text.split('\n').map(line => {
    const each = { text: line, start }
    start += line.length + 1
    return each
  })
}

function alignMiddle(left: readonly Line[], right: readonly Line[]): readonly AlignedRow[] {
  const rows: AlignedRow[] = []
  let [a, b] = [0, 0]
  for (const [nextA, nextB] of [
    ...commonLines(left, right),
    [left.length, right.length] as const,
  ]) {
    rows.push(...sideBySide(left.slice(a, nextA), right.slice(b, nextB)))
    if (nextA < left.length) rows.push({ left: left[nextA], right: right[nextB], isSame: true })
    a = nextA + 1
    b = nextB + 1
  }
  return rows
}

/** Changed lines stand beside each other in order, the longer side's rest beside nothing. */
function sideBySide(left: readonly Line[], right: readonly Line[]): readonly AlignedRow[] {
  const length = Math.max(left.length, right.length)
  return Array.from({ length }, (_, at) => ({ left: left[at], right: right[at], isSame: false }))
}

/** Positions of the lines that both sides share, in order. */
function commonLines(
  left: readonly Line[],
  right: readonly Line[],
): readonly (readonly [number, number])[] {
  const [rows, columns] = [left.length, right.length]
  if (rows * columns > MAX_CELLS) return []
  const width = columns + 1
  const lengths = new Uint32Array((rows + 1) * width)
  const at = (a: number, b: number): number => lengths[a * width + b] ?? 0
  for (let a = rows - 1; a >= 0; a -= 1) {
    for (let b = columns - 1; b >= 0; b -= 1) {
      lengths[a * width + b] =
        left[a]?.text === right[b]?.text
          ? at(a + 1, b + 1) + 1
          : Math.max(at(a + 1, b), at(a, b + 1))
    }
  }
  const pairs: (readonly [number, number])[] = []
  let [a, b] = [0, 0]
  while (a < rows && b < columns) {
    if (left[a]?.text === right[b]?.text) pairs.push([a++, b++])
    else if (at(a + 1, b) >= at(a, b + 1)) a += 1
    else b += 1
  }
  return pairs
}
