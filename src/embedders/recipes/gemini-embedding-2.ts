import type { EmbedderRecipe } from '../embedder.ts'

/** gemini-embedding-2 as ExecRetrieval ran it, as far as that is known. */
export const geminiEmbedding2: EmbedderRecipe = {
  id: 'google/gemini-embedding-2',
  model: 'gemini-embedding-2',
  version: '1',
  dims: 3072,
  maxTokens: 8192,
  queryTemplate: 'task: code retrieval | query: {text}',
  documentTemplate: 'title: none | text: {text}',
  queryParameters: { outputDimensionality: 3072 },
  documentParameters: { outputDimensionality: 3072 },
  pooling: 'provider',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 100,
  documentation: 'https://ai.google.dev/gemini-api/docs/embeddings',
  note:
    'The API has no task type for this model: the task stands in the text, the document ' +
    'frame is neutral.',
}
