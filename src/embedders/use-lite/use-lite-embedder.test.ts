import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { useLiteEmbedder } from './use-lite-embedder.ts'

interface Fixture {
  readonly rows: readonly { readonly text: string; readonly vector: readonly number[] }[]
}

const path = new URL('../../../test/fixtures/embedders/use-lite.json', import.meta.url)
const fixture: Fixture = JSON.parse(readFileSync(path, 'utf8'))
const embedder = useLiteEmbedder()
const row = ({ data, dims }: { data: Float32Array; dims: number }, at: number): readonly number[] => [
  ...data.slice(at * dims, (at + 1) * dims),
]
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
const cosine = (a: readonly number[], b: readonly number[]): number =>
  dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))

describe('useLiteEmbedder', () => {
  test.for(fixture.rows.map(each => [each.text, each.vector] as const))(
    'equals the TensorFlow.js original for %j',
    async ([text, reference]) => {
      const matrix = await embedder.embed([text], 'query')

      expect(cosine(row(matrix, 0), reference)).toBeGreaterThan(0.999999)
    },
  )

  test('gives unit vectors, whatever the company and order of the texts', async () => {
    const texts = fixture.rows.map(each => each.text)
    const together = await embedder.embed(texts, 'document')
    const reversed = await embedder.embed(texts.toReversed(), 'document')

    for (const at of texts.keys()) {
      const vector = row(together, at)
      expect(dot(vector, vector)).toBeCloseTo(1, 6)
      expect(row(reversed, texts.length - 1 - at)).toEqual(vector)
    }
  })

  test('sees an edit behind the first 128 pieces', async () => {
    const long = Array.from({ length: 60 }, (_, at) => `    total_${at} = first + ${at}`).join('\n')

    const matrix = await embedder.embed([`${long}\n    a < b`, `${long}\n    a > b`], 'document')

    expect(row(matrix, 0)).not.toEqual(row(matrix, 1))
  })

  test('does not depend on white space', async () => {
    const matrix = await embedder.embed(['if a:\n    return  b', 'if a: return b'], 'document')

    expect(row(matrix, 0)).toEqual(row(matrix, 1))
  })
})
