import type { EmbedderRecipe } from '../embedder.ts'

/** gemini-embedding-001 as ExecRetrieval ran it, as far as that is known. */
export const geminiEmbedding001: EmbedderRecipe = {
  id: 'google/gemini-embedding-001',
  model: 'gemini-embedding-001',
  version: '1',
  dims: 3072,
  maxTokens: 2048,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  queryParameters: { taskType: 'CODE_RETRIEVAL_QUERY', outputDimensionality: 3072 },
  documentParameters: { taskType: 'RETRIEVAL_DOCUMENT', outputDimensionality: 3072 },
  pooling: 'provider',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 100,
  documentation: 'https://ai.google.dev/gemini-api/docs/embeddings',
  note: 'Vectors of 3,072 values come with unit length, shorter ones do not.',
}
