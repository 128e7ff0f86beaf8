import type { EmbedderRecipe } from '../embedder.ts'

/** bge-m3 as ExecRetrieval ran it, as far as that is known. */
export const bgeM3: EmbedderRecipe = {
  id: 'baai/bge-m3',
  model: 'BAAI/bge-m3',
  version: '1',
  dims: 1024,
  maxTokens: 8192,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'cls',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 32,
  documentation: 'https://huggingface.co/BAAI/bge-m3',
}
