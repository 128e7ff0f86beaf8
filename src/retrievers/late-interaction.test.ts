import { describe, expect, test } from 'vitest'
import type { Matrix, TokenEmbedder } from '../embedders/index.ts'
import { lateInteraction } from './late-interaction.ts'

const AXES: Readonly<Record<string, readonly [number, number]>> = {
  east: [1, 0],
  north: [0, 1],
  between: [Math.SQRT1_2, Math.SQRT1_2],
  west: [-1, 0],
}
const matrixOf = (text: string): Matrix => {
  const rows = text.split(' ').map(word => AXES[word] ?? [0, 0])
  return { rows: rows.length, dims: 2, data: Float32Array.from(rows.flat()) }
}
const recipe = { id: 'axes', version: '1' }

describe('lateInteraction', () => {
  test('is the mean over query tokens of the best cosine', async () => {
    const reranker = lateInteraction({ recipe, embedTokens: async texts => texts.map(matrixOf) })

    const scores = await reranker.score(
      'east north',
      ['east', 'between', 'north west east', 'west'],
      {},
    )

    const wanted = [(1 + 0) / 2, Math.SQRT1_2, (1 + 1) / 2, (-1 + 0) / 2]
    for (const [at, score] of scores.entries())
      expect(score).toBeCloseTo(wanted[at] ?? Number.NaN, 6)
  })

  test('embeds a snippet once while there is room, and the same scores come of it', async () => {
    const asked: string[] = []
    const embedTokens: TokenEmbedder = async texts => {
      asked.push(...texts)
      return texts.map(matrixOf)
    }
    const roomy = lateInteraction({ recipe, embedTokens })
    const tight = lateInteraction({ recipe, embedTokens, memoryBytes: 8 })

    const first = await roomy.score('east', ['north', 'between', 'north'], {})
    expect(await roomy.score('east', ['north', 'between', 'north'], {})).toEqual(first)
    expect(asked).toEqual(['east', 'north', 'between', 'east'])

    asked.length = 0
    await tight.score('east', ['north', 'between'], {})
    expect(await tight.score('east', ['north', 'between'], {})).toEqual(first.slice(0, 2))
    expect(asked).toEqual(['east', 'north', 'between', 'east', 'north'])
  })

  test('finds with the bundled model the text that says the same', async () => {
    const reranker = lateInteraction()

    const [same = 0, other = 0] = await reranker.score(
      'the dog runs in the park',
      ['a dog runs through a park', 'interest rates rose again'],
      {},
    )

    expect(same).toBeGreaterThan(other)
    expect(await reranker.score('equal words', ['equal words'], {})).toEqual([expect.closeTo(1, 6)])
  })
})
