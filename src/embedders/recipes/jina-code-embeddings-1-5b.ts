import type { EmbedderRecipe } from '../embedder.ts'

/** jina-code-embeddings-1.5b, as its provider documents it. */
export const jinaCodeEmbeddings15b: EmbedderRecipe = {
  id: 'jina/jina-code-embeddings-1.5b',
  model: 'jina-code-embeddings-1.5b',
  version: '1',
  dims: 1536,
  maxTokens: 32_768,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  queryParameters: { task: 'nl2code.query', truncate: false },
  documentParameters: { task: 'nl2code.passage', truncate: false },
  pooling: 'last-token',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 128,
  documentation: 'https://jina.ai/embeddings',
  note: 'Weights are CC-BY-NC-4.0. The spelling of the tasks is from memory.',
}
