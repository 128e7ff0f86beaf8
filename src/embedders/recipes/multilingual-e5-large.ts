import type { EmbedderRecipe } from '../embedder.ts'

/** multilingual-e5-large as ExecRetrieval ran it, as far as that is known. */
export const multilingualE5Large: EmbedderRecipe = {
  id: 'intfloat/multilingual-e5-large',
  model: 'intfloat/multilingual-e5-large',
  version: '1',
  dims: 1024,
  maxTokens: 512,
  queryTemplate: 'query: {text}',
  documentTemplate: 'passage: {text}',
  pooling: 'mean',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 32,
  documentation: 'https://huggingface.co/intfloat/multilingual-e5-large',
  note:
    'The paper names 22 dense systems of 23 for certain: the open slot is this one or ' +
    'qwen3-embedding-0.6b.',
}
