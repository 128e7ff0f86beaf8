import type { EmbedderRecipe } from '../embedder.ts'

/** embed-v4.0, as its provider documents it. */
export const cohereEmbedV4: EmbedderRecipe = {
  id: 'cohere/embed-v4.0',
  model: 'embed-v4.0',
  version: '1',
  dims: 1536,
  maxTokens: 128_000,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  queryParameters: { input_type: 'search_query', truncate: 'NONE' },
  documentParameters: { input_type: 'search_document', truncate: 'NONE' },
  pooling: 'provider',
  isNormalized: false,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 96,
  documentation: 'https://docs.cohere.com/reference/embed',
  note: 'Shorter outputs (256, 512, 1,024) need output_dimension in the parameters of both sides.',
}
