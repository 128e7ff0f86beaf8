/*
 * Fill a roster for a number of weeks, beginning with a given week number, from a list of people
 * in their order of turns: each week goes to the person at the front of the line, who then moves
 * to its end. People absent in a week, given as a dict from week number to a collection of names,
 * are passed over and keep their place; a week in which everybody is absent gets None.
 */
import assert from 'node:assert/strict'

function duty_roster(
  people: readonly string[],
  first: number,
  weeks: number,
  absences: Readonly<Record<number, readonly string[]>>,
): (string | null)[] {
  const line = [...people]
  const roster: (string | null)[] = []
  for (let week = first; week < first + weeks; week += 1) {
    const absent = absences[week] ?? []
    const place = line.findIndex(name => !absent.includes(name))
    if (place < 0) {
      roster.push(null)
      continue
    }
    const [chosen] = line.splice(place, 1)
    roster.push(chosen)
    line.push(chosen)
  }
  return roster
}

assert.deepStrictEqual(duty_roster(['a', 'b', 'c'], 1, 4, {}), ['a', 'b', 'c', 'a'])
assert.deepStrictEqual(duty_roster(['a', 'b', 'c'], 7, 4, { 7: ['a'] }), ['b', 'a', 'c', 'b'])
assert.deepStrictEqual(duty_roster(['a', 'b'], 0, 3, { 1: ['a', 'b'] }), ['a', null, 'b'])
assert.deepStrictEqual(duty_roster(['a', 'b'], 5, 2, { 7: ['a'], 4: ['a'] }), ['a', 'b'])
assert.deepStrictEqual(duty_roster([], 3, 2, {}), [null, null])
assert.deepStrictEqual(duty_roster(['a'], 1, 0, {}), [])
assert.deepStrictEqual(
  duty_roster(['a', 'b', 'c'], 20, 4, { 21: ['b', 'c'], 22: ['b'] }),
  ['a', 'a', 'c', 'b'],
)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
