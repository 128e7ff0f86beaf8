import type { EmbedderRecipe } from '../embedder.ts'

/** qwen3-embedding-8b as ExecRetrieval ran it, as far as that is known. */
export const qwen3Embedding8b: EmbedderRecipe = {
  id: 'qwen/qwen3-embedding-8b',
  model: 'Qwen/Qwen3-Embedding-8B',
  version: '1',
  dims: 4096,
  maxTokens: 32768,
  queryTemplate:
    'Instruct: Given a web search query, retrieve relevant passages that answer the query' +
    '\nQuery:{text}',
  documentTemplate: '{text}',
  pooling: 'last-token',
  isNormalized: true,
  dtype: 'bfloat16',
  similarity: 'cosine',
  batchSize: 32,
  documentation: 'https://huggingface.co/Qwen/Qwen3-Embedding-8B',
  note:
    "The model card writes no space after 'Query:', the paper prints one; its task " +
    "sentence is not known, this is the card's. In float16 it gives values that are not " +
    'finite on code.',
}
