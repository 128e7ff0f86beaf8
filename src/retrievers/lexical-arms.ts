import { bm25 } from './bm25.ts'
import { fuse } from './fuse.ts'
import { grep } from './grep.ts'
import type { Retriever } from './retriever.ts'
import { symbol, type SymbolOptions } from './symbol.ts'

/** BM25 over whole identifiers: `parseHTTPRequest` is one word. */
export function wholeWords(): Retriever {
  return bm25({ name: 'bm25 whole words', splitIdentifiers: false })
}

/** BM25 with identifiers split at case and underscore. */
export function identifierSplit(): Retriever {
  return bm25({ name: 'bm25 split' })
}

/**
 * The five arms of a repository benchmark that need no model: grep by hits, grep by distinct terms,
 * BM25 over whole words, BM25 with identifiers split, and the latter fused with symbols.
 */
export function lexicalArms(
  options: Pick<SymbolOptions, 'symbolCache'> = {},
): readonly Retriever[] {
  return [
    grep(),
    grep({ rank: 'terms' }),
    wholeWords(),
    identifierSplit(),
    fuse([identifierSplit(), symbol(options)], { name: 'bm25 split + symbol' }),
  ]
}
