/*
 * The one bits of a word mark the busy ones of a number of channels, channel 0 being the lowest
 * bit. Return the first free channel after the last used one, going upwards and from the highest
 * channel on to channel 0, so that the last used channel itself is tried at the very end; return
 * None when all are busy or there are none. A last used channel of None means starting with
 * channel 0.
 */
import assert from 'node:assert/strict'

function next_free_channel(busy: number, channels: number, last: number | null): number | null {
  const start = last === null ? 0 : last + 1
  for (let step = 0; step < channels; step += 1) {
    const channel = (start + step) % channels
    if (((busy >> channel) & 1) === 0) return channel
  }
  return null
}

assert.strictEqual(next_free_channel(0b0101, 4, 1), 3)
assert.strictEqual(next_free_channel(0b1001, 4, 2), 1)
assert.strictEqual(next_free_channel(0b1011, 4, 2), 2)
assert.strictEqual(next_free_channel(0b1111, 4, 2), null)
assert.strictEqual(next_free_channel(0b0000, 4, null), 0)
assert.strictEqual(next_free_channel(0b0011, 4, null), 2)
assert.strictEqual(next_free_channel(0b0000, 4, 3), 0)
assert.strictEqual(next_free_channel(0b0000, 1, 0), 0)
assert.strictEqual(next_free_channel(0b10000, 5, 3), 0)
assert.strictEqual(next_free_channel(0b100, 0, 0), null)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
