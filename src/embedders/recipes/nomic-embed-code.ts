import type { EmbedderRecipe } from '../embedder.ts'

/** nomic-ai/nomic-embed-code, as its provider documents it. */
export const nomicEmbedCode: EmbedderRecipe = {
  id: 'nomic/nomic-embed-code',
  model: 'nomic-ai/nomic-embed-code',
  version: '1',
  dims: 3584,
  maxTokens: 32_768,
  queryTemplate: 'Represent this query for searching relevant code: {text}',
  documentTemplate: '{text}',
  pooling: 'last-token',
  isNormalized: true,
  dtype: 'bfloat16',
  similarity: 'cosine',
  batchSize: 16,
  documentation: 'https://huggingface.co/nomic-ai/nomic-embed-code',
  note: 'Prefix, dimension and limit are from memory: check them against the model card.',
}
