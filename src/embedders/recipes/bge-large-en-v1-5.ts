import type { EmbedderRecipe } from '../embedder.ts'

/** bge-large-en-v1.5 as ExecRetrieval ran it, as far as that is known. */
export const bgeLargeEnV15: EmbedderRecipe = {
  id: 'baai/bge-large-en-v1.5',
  model: 'BAAI/bge-large-en-v1.5',
  version: '1',
  dims: 1024,
  maxTokens: 512,
  queryTemplate: 'Represent this sentence for searching relevant passages: {text}',
  documentTemplate: '{text}',
  pooling: 'cls',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 32,
  documentation: 'https://huggingface.co/BAAI/bge-large-en-v1.5',
}
