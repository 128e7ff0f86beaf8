export { bm25, type Bm25Options, type Bm25Variant } from './bm25.ts'
export { codeTokens, type TokenOptions } from './code-tokens.ts'
export { defineRetriever, type RetrieverDefinition } from './define-retriever.ts'
export type { IndexContext, Retriever, ScoredId, SearchContext } from './retriever.ts'
