import type { EmbedderRecipe } from '../embedder.ts'

/** gte-base as ExecRetrieval ran it, as far as that is known. */
export const gteBase: EmbedderRecipe = {
  id: 'thenlper/gte-base',
  model: 'thenlper/gte-base',
  version: '1',
  dims: 768,
  maxTokens: 512,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'mean',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 32,
  documentation: 'https://huggingface.co/thenlper/gte-base',
}
