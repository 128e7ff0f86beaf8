/*
 * List the lines of a text, given as a list of lines, that stand inside fenced blocks: a fence is
 * a line that begins, after spaces, with at least three backquotes, and a block lasts until the
 * next line that holds, apart from spaces around them, nothing but at least as many backquotes as
 * its opening fence. Return the inner lines as (block number from 1, line) pairs; a block that is
 * never closed contributes nothing.
 */
import assert from 'node:assert/strict'

function fenced_block_lines(lines: readonly string[]): [block: number, line: string][] {
  const blocks: string[][] = []
  let pending: string[] = []
  let fence = 0
  for (const line of lines) {
    const text = line.trim()
    const ticks = text.search(/[^`]|$/)
    if (fence === 0) {
      fence = ticks < 3 ? 0 : ticks
      pending = []
    } else if (ticks >= fence && ticks === text.length) {
      blocks.push(pending)
      fence = 0
    } else {
      pending.push(line)
    }
  }
  return blocks.flatMap((inner, index) => inner.map((line): [number, string] => [index + 1, line]))
}

assert.deepStrictEqual(fenced_block_lines(['a', '```', 'x = 1', '```', 'b']), [[1, 'x = 1']])
assert.deepStrictEqual(
  fenced_block_lines(['```py', ' y', '```', '```', 'z', '```']),
  [[1, ' y'], [2, 'z']],
)
assert.deepStrictEqual(fenced_block_lines(['````', '```', '````']), [[1, '```']])
assert.deepStrictEqual(fenced_block_lines(['```', 'a', '````` ']), [[1, 'a']])
assert.deepStrictEqual(fenced_block_lines(['```', '```py', '  ```']), [[1, '```py']])
assert.deepStrictEqual(fenced_block_lines(['``', 'a', '``']), [])
assert.deepStrictEqual(
  fenced_block_lines(['  ```', 'a', '', '```', '```', 'b']),
  [[1, 'a'], [1, '']],
)
assert.deepStrictEqual(fenced_block_lines(['```', 'a']), [])
assert.deepStrictEqual(fenced_block_lines([]), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
