/*
 * A high score board is a list of (name, score) entries from best to worst with room for a given
 * number of entries. Return the board after a new entry was added: it goes below all entries with
 * the same score, and what no longer fits is cut off at the end; a name that is already on the
 * board keeps only its better score, the older entry when they are equal.
 */
import assert from 'node:assert/strict'

type Entry = readonly [name: string, score: number]

function board_with_entry(
  board: readonly Entry[],
  name: string,
  score: number,
  room: number,
): Entry[] {
  const old = board.find(entry => entry[0] === name)
  if (old !== undefined && old[1] >= score) return board.slice(0, room)
  const rest = board.filter(entry => entry !== old)
  const better = rest.filter(entry => entry[1] >= score)
  return [...better, [name, score] as const, ...rest.slice(better.length)].slice(0, room)
}

assert.deepStrictEqual(
  board_with_entry([['a', 9], ['b', 5]], 'c', 7, 5),
  [['a', 9], ['c', 7], ['b', 5]],
)
assert.deepStrictEqual(
  board_with_entry([['a', 9], ['b', 5]], 'c', 5, 5),
  [['a', 9], ['b', 5], ['c', 5]],
)
assert.deepStrictEqual(board_with_entry([['a', 9], ['b', 5]], 'c', 9, 2), [['a', 9], ['c', 9]])
assert.deepStrictEqual(board_with_entry([['a', 9], ['b', 5]], 'c', 4, 2), [['a', 9], ['b', 5]])
assert.deepStrictEqual(board_with_entry([['a', 9], ['b', 5]], 'b', 9, 3), [['a', 9], ['b', 9]])
assert.deepStrictEqual(board_with_entry([['a', 9], ['b', 5]], 'a', 8, 2), [['a', 9], ['b', 5]])
assert.deepStrictEqual(
  board_with_entry([['a', 9], ['b', 9], ['c', 2]], 'a', 9, 2),
  [['a', 9], ['b', 9]],
)
assert.deepStrictEqual(board_with_entry([], 'c', 0, 1), [['c', 0]])
assert.deepStrictEqual(board_with_entry([['a', 9]], 'b', 10, 3), [['b', 10], ['a', 9]])
assert.deepStrictEqual(board_with_entry([['a', 0]], 'a', 1, 1), [['a', 1]])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
