/*
 * Lay out a number of equally large cards in rows of at most the given number of columns, from
 * left to right and from top to bottom, with the given gap between neighbours. Return the (left,
 * top) position of each card, the first row starting at (0, 0); a last row with fewer cards than
 * columns is centred under a full row, its offset rounded down, unless it is the only row.
 */
import assert from 'node:assert/strict'

type Pair = [left: number, top: number]

function card_positions(
  count: number,
  columns: number,
  size: Readonly<Pair>,
  gap: number,
): Pair[] {
  const [width, height] = size.map(side => side + gap)
  return Array.from({ length: count }, (_, index): Pair => {
    const row = Math.floor(index / columns)
    const missing = Math.max(0, (row + 1) * columns - count)
    const offset = row > 0 ? Math.floor((missing * width) / 2) : 0
    return [(index % columns) * width + offset, row * height]
  })
}

assert.deepStrictEqual(card_positions(4, 2, [10, 20], 2), [[0, 0], [12, 0], [0, 22], [12, 22]])
assert.deepStrictEqual(card_positions(3, 2, [10, 20], 2), [[0, 0], [12, 0], [6, 22]])
assert.deepStrictEqual(card_positions(2, 3, [10, 20], 2), [[0, 0], [12, 0]])
assert.deepStrictEqual(card_positions(4, 3, [10, 5], 1), [[0, 0], [11, 0], [22, 0], [11, 6]])
assert.deepStrictEqual(
  card_positions(5, 3, [10, 5], 1),
  [[0, 0], [11, 0], [22, 0], [5, 6], [16, 6]],
)
assert.deepStrictEqual(card_positions(0, 3, [10, 5], 1), [])
assert.deepStrictEqual(card_positions(3, 1, [4, 5], 1), [[0, 0], [0, 6], [0, 12]])
assert.deepStrictEqual(
  card_positions(6, 4, [3, 3], 0),
  [[0, 0], [3, 0], [6, 0], [9, 0], [3, 3], [6, 3]],
)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
