import type { Retriever } from './retriever.ts'
import type { CountingRetriever } from './symbol.ts'

/**
 * Shows a retriever the first characters of every file only, as an embedding window does: the
 * unchunked side of a comparison with `chunked`. The published window is 1,400 characters.
 */
export function firstCharacters(retriever: Retriever, characters = 1_400): CountingRetriever {
  let indexed = 0
  return {
    ...retriever,
    name: `${retriever.name}, first ${characters} characters`,
    async index(snippets, context) {
      const cut = snippets.map(({ id, text }) => ({ id, text: text.slice(0, characters) }))
      indexed = cut.reduce((sum, { text }) => sum + text.length, 0)
      await retriever.index(cut, context)
    },
    indexedCharacters: () => indexed,
  }
}
