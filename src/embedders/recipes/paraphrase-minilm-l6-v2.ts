import type { EmbedderRecipe } from '../embedder.ts'

/** paraphrase-minilm-l6-v2 as ExecRetrieval ran it, as far as that is known. */
export const paraphraseMinilmL6V2: EmbedderRecipe = {
  id: 'sentence-transformers/paraphrase-minilm-l6-v2',
  model: 'sentence-transformers/paraphrase-MiniLM-L6-v2',
  version: '1',
  dims: 384,
  maxTokens: 128,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'mean',
  isNormalized: false,
  dtype: 'float32',
  similarity: 'cosine',
  batchSize: 32,
  documentation: 'https://huggingface.co/sentence-transformers/paraphrase-MiniLM-L6-v2',
  note: 'The model does not normalise; the limit of 128 tokens is from memory.',
}
