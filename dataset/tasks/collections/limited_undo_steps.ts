/*
 * An editor keeps a history of at most the given number of steps. Replay its commands, where
 * "undo" brings back the text before the last step that is still in the history (and does nothing
 * when the history is empty) and any other command is a step that becomes the new text; the text
 * starts as "". Return (final text, number of steps that can still be undone).
 */
import assert from 'node:assert/strict'

function limited_undo_steps(commands: readonly string[], limit: number): [string, number] {
  let text = ''
  const history: string[] = []
  for (const command of commands) {
    if (command === 'undo') {
      text = history.pop() ?? text
      continue
    }
    history.push(text)
    text = command
    if (history.length > limit) history.shift()
  }
  return [text, history.length]
}

assert.deepStrictEqual(limited_undo_steps(['a', 'b', 'undo'], 5), ['a', 1])
assert.deepStrictEqual(limited_undo_steps(['a', 'undo', 'undo'], 5), ['', 0])
assert.deepStrictEqual(limited_undo_steps(['a', 'b', 'c', 'undo', 'undo', 'undo'], 2), ['a', 0])
assert.deepStrictEqual(limited_undo_steps(['a', 'b'], 2), ['b', 2])
assert.deepStrictEqual(limited_undo_steps(['a', 'b', 'c'], 2), ['c', 2])
assert.deepStrictEqual(limited_undo_steps(['a', 'undo'], 0), ['a', 0])
assert.deepStrictEqual(limited_undo_steps([], 3), ['', 0])
assert.deepStrictEqual(limited_undo_steps(['a', 'b', 'undo', 'c', 'undo'], 3), ['a', 1])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
