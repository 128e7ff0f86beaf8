import type { EmbedderRecipe } from '../embedder.ts'

/** e5-base-v2 as ExecRetrieval ran it, as far as that is known. */
export const e5BaseV2: EmbedderRecipe = {
  id: 'intfloat/e5-base-v2',
  model: 'intfloat/e5-base-v2',
  version: '1',
  dims: 768,
  maxTokens: 512,
  queryTemplate: 'query: {text}',
  documentTemplate: 'passage: {text}',
  pooling: 'mean',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 32,
  documentation: 'https://huggingface.co/intfloat/e5-base-v2',
}
