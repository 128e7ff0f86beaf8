/*
 * Runners of a race want to know the clock at every lap: for a distance and a lap length in metres
 * and a planned total in seconds, run at even pace, return the list of whole seconds at the end of
 * each lap, rounded to the nearest with halves upwards. A shorter last lap ends with the race, and
 * a distance or lap below 1 gives [].
 */
import assert from 'node:assert/strict'

function even_split_times(distance: number, lap: number, total: number): number[] {
  if (lap < 1) return []
  const times: number[] = []
  for (let passed = 0; passed < distance; passed += lap) {
    const mark = Math.min(passed + lap, distance)
    times.push(Math.floor((2 * mark * total + distance) / (2 * distance)))
  }
  return times
}

assert.deepStrictEqual(even_split_times(1000, 400, 250), [100, 200, 250])
assert.deepStrictEqual(even_split_times(800, 400, 125), [63, 125])
assert.deepStrictEqual(even_split_times(800, 400, 121), [61, 121])
assert.deepStrictEqual(even_split_times(300, 100, 61), [20, 41, 61])
assert.deepStrictEqual(even_split_times(300, 500, 70), [70])
assert.deepStrictEqual(even_split_times(3, 1, 7), [2, 5, 7])
assert.deepStrictEqual(even_split_times(1, 1, 9), [9])
assert.deepStrictEqual(even_split_times(0, 400, 50), [])
assert.deepStrictEqual(even_split_times(400, 0, 50), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
