/*
 * Tell whether a payment card can be used in a given month: its expiry is a text "MM/YY" with two
 * digits each, months from 01 to 12, meaning the years 2000 to 2099, and the card is good to the
 * end of that month. A card that expires more than the given number of years after the given month
 * is refused as well; return True or False, and False for any other text.
 */
import assert from 'node:assert/strict'

function card_usable(expiry: string, year: number, month: number, longest: number): boolean {
  const match = /^(0[1-9]|1[0-2])\/([0-9]{2})$/.exec(expiry)
  if (match === null) return false
  const ends = (2000 + Number(match[2])) * 12 + Number(match[1])
  const now = year * 12 + month
  return ends >= now && ends <= now + longest * 12
}

assert.strictEqual(card_usable('07/27', 2026, 7, 5), true)
assert.strictEqual(card_usable('07/26', 2026, 7, 5), true)
assert.strictEqual(card_usable('06/26', 2026, 7, 5), false)
assert.strictEqual(card_usable('12/25', 2026, 1, 5), false)
assert.strictEqual(card_usable('07/31', 2026, 7, 5), true)
assert.strictEqual(card_usable('08/31', 2026, 7, 5), false)
assert.strictEqual(card_usable('13/27', 2026, 7, 5), false)
assert.strictEqual(card_usable('00/27', 2026, 7, 5), false)
assert.strictEqual(card_usable('7/27', 2026, 7, 5), false)
assert.strictEqual(card_usable('01/27', 2026, 12, 0), false)

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
