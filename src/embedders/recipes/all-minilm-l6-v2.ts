import type { EmbedderRecipe } from '../embedder.ts'

/** all-minilm-l6-v2 as ExecRetrieval ran it, as far as that is known. */
export const allMinilmL6V2: EmbedderRecipe = {
  id: 'sentence-transformers/all-minilm-l6-v2',
  model: 'sentence-transformers/all-MiniLM-L6-v2',
  version: '1',
  dims: 384,
  maxTokens: 256,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'mean',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 32,
  documentation: 'https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2',
}
