import type { EmbedderRecipe } from '../embedder.ts'

/** mistral-embed-2312 as ExecRetrieval ran it, as far as that is known. */
export const mistralEmbed2312: EmbedderRecipe = {
  id: 'mistralai/mistral-embed-2312',
  model: 'mistral-embed',
  version: '1',
  dims: 1024,
  maxTokens: 8192,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'provider',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 128,
  batchTokens: 16_000,
  documentation: 'https://docs.mistral.ai/capabilities/embeddings',
  note: 'The limit of 8,192 tokens is a guess; 257 inputs in one request are refused.',
}
