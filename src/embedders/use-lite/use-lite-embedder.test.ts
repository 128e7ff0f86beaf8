import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Matrix } from '../embedder.ts'
import { useLiteEmbedder } from './use-lite-embedder.ts'

interface Fixture {
  readonly rows: readonly {
    readonly text: string
    readonly ids: readonly number[]
    readonly vector: string
  }[]
}

const path = new URL('../../../test/fixtures/embedders/use-lite.json', import.meta.url)
const fixture: Fixture = JSON.parse(readFileSync(path, 'utf8'))
const embedder = useLiteEmbedder()
const row = ({ data, dims }: Matrix, at: number): readonly number[] =>
  Array.from(data.subarray(at * dims, (at + 1) * dims))
const decode = (base64: string): readonly number[] =>
  Array.from(new Float32Array(Uint8Array.from(Buffer.from(base64, 'base64')).buffer))
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
const cosine = (a: readonly number[], b: readonly number[]): number =>
  dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))

// The original cuts at 128 pieces and keeps white space: only texts that neither touches compare.
const comparable = fixture.rows.filter(
  ({ text, ids }) => ids.length <= 128 && !/\s\s|\n/.test(text),
)

describe('useLiteEmbedder', () => {
  test.for(comparable.map(each => [each.text, each.vector] as const))(
    'equals the TensorFlow.js original for %j',
    async ([text, reference]) => {
      const matrix = await embedder.embed([text], 'query')

      expect(cosine(row(matrix, 0), decode(reference))).toBeGreaterThan(0.9999995)
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

  test('averages the windows of a text that is longer than the model reads', async () => {
    const [first, second] = ['word '.repeat(128).trim(), 'other things '.repeat(20).trim()]

    const whole = row(await embedder.embed([`${first} ${second}`], 'document'), 0)
    const parts = await embedder.embed([first, second], 'document')

    const sum = row(parts, 0).map((value, at) => value + (row(parts, 1)[at] ?? 0))
    expect(cosine(whole, sum)).toBeGreaterThan(0.9999999)
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

  test('stops when its signal aborts', async () => {
    const signal = AbortSignal.abort(new Error('nobody waits'))

    await expect(embedder.embed(['a'], 'query', { signal })).rejects.toThrow('nobody waits')
  })
})
