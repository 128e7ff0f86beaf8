import type { EmbedderRecipe } from '../embedder.ts'

/** gte-large as ExecRetrieval ran it, as far as that is known. */
export const gteLarge: EmbedderRecipe = {
  id: 'thenlper/gte-large',
  model: 'thenlper/gte-large',
  version: '1',
  dims: 1024,
  maxTokens: 512,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'mean',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 32,
  documentation: 'https://huggingface.co/thenlper/gte-large',
}
