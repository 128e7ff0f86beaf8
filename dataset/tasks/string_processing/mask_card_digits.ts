/*
 * Replace the digits of a card number text by "#" except the first and the last few, whose numbers
 * are given, and leave every other character as it is. When the text has no more digits than are
 * to stay visible together, all of its digits are masked; negative numbers count as 0.
 */
import assert from 'node:assert/strict'

function mask_card_digits(text: string, first: number, last: number): string {
  const total = text.replace(/\D/g, '').length
  const head = Math.max(first, 0)
  const tail = Math.max(last, 0)
  const isHidden = (place: number): boolean => place > head && place <= total - tail
  let seen = 0
  return text.replace(/\d/g, digit => {
    seen += 1
    return total <= head + tail || isHidden(seen) ? '#' : digit
  })
}

assert.strictEqual(mask_card_digits('1234 5678', 1, 2), '1### ##78')
assert.strictEqual(mask_card_digits('1234-5678', 4, 0), '1234-####')
assert.strictEqual(mask_card_digits('1234-5678', 0, 4), '####-5678')
assert.strictEqual(mask_card_digits('12-3', 1, 2), '##-#')
assert.strictEqual(mask_card_digits('1234', 1, 2), '1#34')
assert.strictEqual(mask_card_digits('AB 12', -3, 1), 'AB #2')
assert.strictEqual(mask_card_digits('23', -1, 2), '##')
assert.strictEqual(mask_card_digits('1 X 3', 1, -1), '1 X #')
assert.strictEqual(mask_card_digits('no digits', 2, 2), 'no digits')
assert.strictEqual(mask_card_digits('23', 2, -1), '##')

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
