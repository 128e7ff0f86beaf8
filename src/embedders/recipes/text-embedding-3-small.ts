import type { EmbedderRecipe } from '../embedder.ts'

/** text-embedding-3-small as ExecRetrieval ran it, as far as that is known. */
export const textEmbedding3Small: EmbedderRecipe = {
  id: 'openai/text-embedding-3-small',
  model: 'text-embedding-3-small',
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
}
