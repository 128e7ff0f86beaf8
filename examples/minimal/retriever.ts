import { defineRetriever } from 'vitest-retrieval'

/** How many words of the query a snippet holds: put your own search in its place. */
const corpus = new Map<string, ReadonlySet<string>>()
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

export const retriever = defineRetriever({
  name: 'word overlap',
  index: async snippets => {
    corpus.clear()
    for (const { id, text } of snippets) corpus.set(id, new Set(wordsOf(text)))
  },
  search: async (query, k) =>
    [...corpus]
      .map(([id, words]) => ({ id, score: wordsOf(query).filter(word => words.has(word)).length }))
      .sort((a, b) => b.score - a.score)
      .slice(0, k),
})
