/*
 * Check the flights of a trip, each given as (from, to, departure, arrival) with times in minutes.
 * Return the list of faults in order as (position, word): "time" when a flight does not arrive
 * after its departure, "place" when it does not start where the flight before it ended, and "rush"
 * when it starts less than the given minutes after the arrival of the flight before; the first
 * flight is only checked for "time".
 */
import assert from 'node:assert/strict'

type Flight = readonly [from: string, to: string, departure: number, arrival: number]

function trip_faults(
  flights: readonly Flight[],
  transfer: number,
): [position: number, word: string][] {
  const faults: [number, string][] = []
  for (const [position, [from, , departure, arrival]] of flights.entries()) {
    if (arrival <= departure) faults.push([position, 'time'])
    if (position === 0) continue
    const [, place, , landed] = flights[position - 1]
    if (from !== place) faults.push([position, 'place'])
    if (departure - landed < transfer) faults.push([position, 'rush'])
  }
  return faults
}

assert.deepStrictEqual(trip_faults([['A', 'B', 0, 90], ['B', 'C', 135, 200]], 45), [])
assert.deepStrictEqual(trip_faults([['A', 'B', 0, 90], ['B', 'C', 134, 200]], 45), [[1, 'rush']])
assert.deepStrictEqual(
  trip_faults([['A', 'B', 0, 90], ['C', 'B', 150, 200]], 45),
  [[1, 'place']],
)
assert.deepStrictEqual(trip_faults([['A', 'B', 60, 60]], 45), [[0, 'time']])
assert.deepStrictEqual(trip_faults([['A', 'B', 60, 61]], 45), [])
assert.deepStrictEqual(
  trip_faults([['A', 'A', 5, 4], ['B', 'B', 3, 2]], 0),
  [[0, 'time'], [1, 'time'], [1, 'place'], [1, 'rush']],
)
assert.deepStrictEqual(
  trip_faults([['A', 'B', 0, 10], ['B', 'C', 20, 30], ['A', 'D', 90, 99]], 5),
  [[2, 'place']],
)
assert.deepStrictEqual(trip_faults([], 30), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
