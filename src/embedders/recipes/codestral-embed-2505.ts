import type { EmbedderRecipe } from '../embedder.ts'

/** codestral-embed-2505 as ExecRetrieval ran it, as far as that is known. */
export const codestralEmbed2505: EmbedderRecipe = {
  id: 'mistralai/codestral-embed-2505',
  model: 'codestral-embed-2505',
  version: '1',
  dims: 1536,
  maxTokens: 8192,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  queryParameters: { output_dimension: 1536 },
  documentParameters: { output_dimension: 1536 },
  pooling: 'provider',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 128,
  batchTokens: 16_000,
  documentation: 'https://docs.mistral.ai/capabilities/embeddings',
  note: 'Which output dimension the paper used (1,536 by default, up to 3,072) is not known.',
}
