import type { EmbedderRecipe } from '../embedder.ts'

/** all-mpnet-base-v2 as ExecRetrieval ran it, as far as that is known. */
export const allMpnetBaseV2: EmbedderRecipe = {
  id: 'sentence-transformers/all-mpnet-base-v2',
  model: 'sentence-transformers/all-mpnet-base-v2',
  version: '1',
  dims: 768,
  maxTokens: 384,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'mean',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 32,
  documentation: 'https://huggingface.co/sentence-transformers/all-mpnet-base-v2',
}
