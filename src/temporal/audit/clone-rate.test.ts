import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cloneRate } from './clone-rate.ts'

const code = 'def total(items): return sum(item.price for item in items if item.price > 0)'
const pieces = [
  { id: 'a', text: code },
  { id: 'b', text: code.replace('> 0', '>= 0') },
  { id: 'c', text: 'class Parser: pass' },
]

describe('cloneRate', () => {
  test('counts first hits that have a near-clone', () => {
    expect(cloneRate(pieces, ['a', 'c', 'b', 'b'])).toEqual({
      queries: 4,
      withClone: 3,
      clonesPerHit: 0.75,
      pieces: 3,
      cloned: 2,
      threshold: 0.7,
    })
  })

  test('finds what comparing every pair finds', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 })
      .map(words => words.join(' '))
    const bigrams = (of: string) => {
      const words = of.split(' ').filter(word => word !== '')
      return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`))
    }
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 7 }),
        fc.constantFrom(0.3, 0.5, 0.7, 1),
        (texts, threshold) => {
          const sets = texts.map(bigrams)
          const isClone = (a: number, b: number) => {
            const [x = new Set(), y = new Set()] = [sets[a], sets[b]]
            const union = new Set([...x, ...y]).size
            return (
              a !== b && x.size > 0 && y.size > 0 && (x.size + y.size - union) / union >= threshold
            )
          }
          const expected = texts.filter((_, a) => texts.some((__, b) => isClone(a, b))).length

          const found = cloneRate(
            texts.map((each, at) => ({ id: String(at), text: each })),
            [],
            threshold,
          )

          expect(found.cloned).toBe(expected)
        },
      ),
      { seed: 9 },
    )
  })
})
