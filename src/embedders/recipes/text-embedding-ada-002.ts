import type { EmbedderRecipe } from '../embedder.ts'

/** text-embedding-ada-002 as ExecRetrieval ran it, as far as that is known. */
export const textEmbeddingAda002: EmbedderRecipe = {
  id: 'openai/text-embedding-ada-002',
  model: 'text-embedding-ada-002',
  version: '1',
  dims: 1536,
  maxTokens: 8191,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'provider',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 256,
  batchTokens: 300_000,
  documentation: 'https://platform.openai.com/docs/guides/embeddings',
  note: 'The request must not name dimensions. That the paper ran this model is a guess.',
}
