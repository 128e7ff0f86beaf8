import { describe, expect, test } from 'vitest'
import { codeTokens } from '../code-tokens.ts'
import { featureIndex } from './feature-index.ts'

/** The definition, by strings. */
function bruteForce(text: string): readonly number[] {
  const counts = new Map<string, number>()
  const add = (feature: string): void => void counts.set(feature, (counts.get(feature) ?? 0) + 1)
  for (const token of codeTokens(text, { operators: true, digits: true })) add(`word ${token}`)
  const plain = ` ${text.toLowerCase().replace(/\s+/g, ' ').trim()} `
  for (const length of [3, 4, 5]) {
    for (let at = 0; at + length <= plain.length; at += 1)
      add(`gram ${plain.slice(at, at + length)}`)
  }
  return Array.from(counts.values()).sort((a, b) => a - b)
}

describe('featureIndex', () => {
  test.for([
    'def area(width, height):\n    return width * height',
    'aaaaaaaa aaaa',
    'Straße ≤ 10 // 日本語',
    'x',
  ])('counts the words and n-grams of %j as strings would', text => {
    const { ids, counts } = featureIndex().count(text)

    expect(counts.toSorted((a, b) => a - b)).toEqual(bruteForce(text))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('knows a feature again and leaves out what it does not know', () => {
    const index = featureIndex()
    const first = index.count('return width')
    const size = index.size()

    expect(index.count('return width')).toEqual(first)
    expect(index.countKnown('return width')).toEqual(first)
    expect(index.countKnown('§§§').ids).toEqual([])
    expect(index.size()).toBe(size)
  })
})
