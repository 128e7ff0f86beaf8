import type { EmbedderRecipe } from '../embedder.ts'

/** qwen3-embedding-0.6b as ExecRetrieval ran it, as far as that is known. */
export const qwen3Embedding06b: EmbedderRecipe = {
  id: 'qwen/qwen3-embedding-0.6b',
  model: 'Qwen/Qwen3-Embedding-0.6B',
  version: '1',
  dims: 1024,
  maxTokens: 32768,
  queryTemplate:
    'Instruct: Given a web search query, retrieve relevant passages that answer the query' +
    '\nQuery:{text}',
  documentTemplate: '{text}',
  pooling: 'last-token',
  isNormalized: true,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 32,
  documentation: 'https://huggingface.co/Qwen/Qwen3-Embedding-0.6B',
  note:
    'The paper names 22 dense systems of 23 for certain: the open slot is this one or ' +
    "multilingual-e5-large. The model card writes no space after 'Query:', the paper " +
    "prints one; its task sentence is not known, this is the card's.",
}
