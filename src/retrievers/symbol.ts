import { definitionsOf } from '../syntax/index.ts'
import type { Snippet } from '../schema/index.ts'
import { bm25, type Bm25Options } from './bm25.ts'
import type { Retriever } from './retriever.ts'

/** How symbols are weighed; the ids of the corpus must be paths. */
export interface SymbolOptions extends Pick<Bm25Options, 'name' | 'k1' | 'b'> {
  /** Remembers the symbols of a text between runs; by default they are read again. */
  readonly symbolCache?: SymbolCache | undefined
}

/** Where the symbols of texts are kept between runs. */
export interface SymbolCache {
  get(text: string): readonly string[] | undefined
  set(text: string, names: readonly string[]): void
}

/** An arm that tells how much of the corpus it has read into its index. */
export interface CountingRetriever extends Retriever {
  /** Characters in the index, after `index`. */
  indexedCharacters(): number
}

/**
 * Ranks by paths and by the names that files define (tree-sitter: TypeScript, JavaScript, Python,
 * Go, Rust, Java), with BM25. Files of other languages are found by their path alone.
 */
export function symbol(options: SymbolOptions = {}): CountingRetriever {
  const { name = 'symbol', symbolCache, ...weights } = options
  const ranker = bm25({ ...weights, name })
  let characters = 0
  return {
    ...ranker,
    recipe: () => ({
      id: 'symbol',
      version: `1 path+definitions ${ranker.recipe?.().version ?? ''}`,
    }),
    async index(snippets, context) {
      const documents: Snippet[] = []
      for (const { id, text } of snippets) {
        const names = symbolCache?.get(text) ?? (await definedNames(id, text))
        symbolCache?.set(text, names)
        documents.push({ id, text: [id, ...names].join('\n') })
        context?.progress?.(documents.length, snippets.length)
      }
      characters = documents.reduce((sum, { text }) => sum + text.length, 0)
      await ranker.index(documents, { signal: context?.signal })
    },
    indexedCharacters: () => characters,
  }
}

async function definedNames(path: string, text: string): Promise<readonly string[]> {
  return (await definitionsOf(path, text)).map(definition => definition.name)
}
