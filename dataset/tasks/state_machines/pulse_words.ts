/*
 * Decode a line that is sampled at equal steps, given as a string of "0" and "1": every unbroken
 * run of "1" samples is a pulse, short when it has fewer samples than the limit and long
 * otherwise, and pulses of one sample are noise and are ignored. A run of "0" samples of at least
 * the given gap ends a word; return the list of words, each written with "." for short and "-" for
 * long pulses, without empty words.
 */
import assert from 'node:assert/strict'

function pulse_words(samples: string, limit: number, gap: number): string[] {
  const words = ['']
  for (const [run] of samples.matchAll(/0+|1+/g)) {
    if (run.startsWith('0')) {
      if (run.length >= gap) words.push('')
    } else if (run.length > 1) {
      words.push(`${words.pop()}${run.length < limit ? '.' : '-'}`)
    }
  }
  return words.filter(word => word !== '')
}

assert.deepStrictEqual(pulse_words('0110111100', 4, 3), ['.-'])
assert.deepStrictEqual(pulse_words('1101110', 3, 9), ['.-'])
assert.deepStrictEqual(pulse_words('110001100110', 3, 3), ['.', '..'])
assert.deepStrictEqual(pulse_words('11001100011', 9, 2), ['.', '.', '.'])
assert.deepStrictEqual(pulse_words('1001101', 5, 5), ['.'])
assert.deepStrictEqual(pulse_words('110100110', 4, 2), ['.', '.'])
assert.deepStrictEqual(pulse_words('000111000', 3, 3), ['-'])
assert.deepStrictEqual(pulse_words('', 3, 3), [])
assert.deepStrictEqual(pulse_words('010', 1, 1), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
