import type { EmbedderRecipe } from '../embedder.ts'

/** voyage-code-3, as its provider documents it. */
export const voyageCode3: EmbedderRecipe = {
  id: 'voyage/voyage-code-3',
  model: 'voyage-code-3',
  version: '1',
  dims: 1024,
  maxTokens: 32_000,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  queryParameters: { input_type: 'query', truncation: false },
  documentParameters: { input_type: 'document', truncation: false },
  pooling: 'provider',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 128,
  batchTokens: 120_000,
  documentation: 'https://docs.voyageai.com/docs/embeddings',
}
