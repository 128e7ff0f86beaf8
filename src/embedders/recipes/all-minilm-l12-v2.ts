import type { EmbedderRecipe } from '../embedder.ts'

/** all-minilm-l12-v2 as ExecRetrieval ran it, as far as that is known. */
export const allMinilmL12V2: EmbedderRecipe = {
  id: 'sentence-transformers/all-minilm-l12-v2',
  model: 'sentence-transformers/all-MiniLM-L12-v2',
  version: '1',
  dims: 384,
  maxTokens: 128,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'mean',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 32,
  documentation: 'https://huggingface.co/sentence-transformers/all-MiniLM-L12-v2',
  note: 'Sources disagree on the limit: 128 tokens in the model configuration, 256 elsewhere.',
}
