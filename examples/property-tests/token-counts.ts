import type { Embedder } from 'vitest-retrieval'

const DIMS = 64

/** Counts tokens in 64 buckets: the smallest embedding that cosine can rank by. */
export function tokenCounts(): Embedder {
  return {
    recipe: {
      id: 'token-counts',
      version: '1',
      dims: DIMS,
      maxTokens: 10_000,
      queryTemplate: '{text}',
      documentTemplate: '{text}',
      pooling: 'sum',
      isNormalized: false,
      dtype: 'float32',
      similarity: 'cosine',
      batchSize: 100,
    },
    embed: async texts => {
      const data = new Float32Array(texts.length * DIMS)
      for (const [row, text] of texts.entries()) {
        for (const token of text.toLowerCase().match(/\w+|\S/g) ?? []) {
          const at = row * DIMS + bucketOf(token)
          data[at] = (data[at] ?? 0) + 1
        }
      }
      return { rows: texts.length, dims: DIMS, data }
    },
  }
}

function bucketOf(token: string): number {
  let hash = 7
  for (const character of token) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003
  return hash % DIMS
}
