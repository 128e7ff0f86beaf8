import { describe, expect, test } from 'vitest'
import { fromVectorStore, type StoredDocument, type VectorStore } from './from-vector-store.ts'

/** Keeps documents and answers with the distance of text lengths, worst first. */
function lengthStore(): VectorStore & { readonly kept: StoredDocument[] } {
  const kept: StoredDocument[] = []
  return {
    kept,
    addDocuments: async documents => kept.push(...documents),
    similaritySearchWithScore: async (query, k) =>
      kept
        .map(each => [each, Math.abs(each.pageContent.length - query.length)] as const)
        .sort(([, a], [, b]) => a - b)
        .slice(0, k)
        .reverse(),
  }
}

describe('fromVectorStore', () => {
  test('adds the snippets and ranks by distance, nearest first', async () => {
    const retriever = fromVectorStore(lengthStore(), { name: 'store', isDistance: true })
    await retriever.index([
      { id: 'long', text: 'xxxxxxxx' },
      { id: 'short', text: 'xx' },
    ])

    expect(await retriever.search('abc', 2)).toEqual([
      { id: 'short', score: -1 },
      { id: 'long', score: -5 },
    ])
  })

  test('says what is wrong when the store drops the metadata', async () => {
    const store: VectorStore = {
      similaritySearchWithScore: async () => [[{ pageContent: 'x' }, 1]],
    }

    await expect(fromVectorStore(store, { name: 'store' }).search('x', 1)).rejects.toThrow(
      'metadata.id',
    )
  })
})
