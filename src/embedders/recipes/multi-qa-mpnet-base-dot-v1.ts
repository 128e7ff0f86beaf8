import type { EmbedderRecipe } from '../embedder.ts'

/** multi-qa-mpnet-base-dot-v1 as ExecRetrieval ran it, as far as that is known. */
export const multiQaMpnetBaseDotV1: EmbedderRecipe = {
  id: 'sentence-transformers/multi-qa-mpnet-base-dot-v1',
  model: 'sentence-transformers/multi-qa-mpnet-base-dot-v1',
  version: '1',
  dims: 768,
  maxTokens: 512,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'cls',
  isNormalized: false,
  dtype: 'float32',
  similarity: 'dot',
  batchSize: 32,
  documentation: 'https://huggingface.co/sentence-transformers/multi-qa-mpnet-base-dot-v1',
  note: 'Made for dot products of vectors that are not normalised.',
}
