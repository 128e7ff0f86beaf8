import type { EmbedderRecipe } from '../embedder.ts'

/** qwen3-embedding-4b as ExecRetrieval ran it, as far as that is known. */
export const qwen3Embedding4b: EmbedderRecipe = {
  id: 'qwen/qwen3-embedding-4b',
  model: 'Qwen/Qwen3-Embedding-4B',
  version: '1',
  dims: 2560,
  maxTokens: 32768,
  queryTemplate:
    'Instruct: Given a web search query, retrieve relevant passages that answer the query' +
    '\nQuery:{text}',
  documentTemplate: '{text}',
  pooling: 'last-token',
  isNormalized: true,
  dtype: 'float16',
  similarity: 'cosine',
  batchSize: 32,
  documentation: 'https://huggingface.co/Qwen/Qwen3-Embedding-4B',
  note:
    "The model card writes no space after 'Query:', the paper prints one; its task " +
    "sentence is not known, this is the card's.",
}
