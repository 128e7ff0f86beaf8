import type { Embedder, EmbedderRecipe } from '../embedder.ts'
import { onnxEmbedder } from '../local/onnx-embedder.ts'
import { MODEL_SHA256 } from './model-hash.ts'
import { useLiteFiles, type UseLiteFiles } from './use-lite-files.ts'

/** Universal Sentence Encoder Lite as it is bundled; longer texts are averaged over windows. */
export const useLiteRecipe: EmbedderRecipe = {
  id: 'use-lite',
  version: `1 ${MODEL_SHA256.slice(0, 8)}`,
  dims: 512,
  maxTokens: 128, // the model ignores what is behind them
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'sentence_embedding',
  overlong: 'windows',
  isNormalized: true,
  dtype: 'float32, float16 weights',
  similarity: 'cosine',
  trainedUntil: '2018-12', // published in 2018
  batchSize: 1, // rows of larger batches differ in the last bits
  note: 'White space is collapsed; texts of more than 128 pieces are averaged over windows.',
}

/**
 * Returns the embedder of the bundled model: 512 values per text, unit length. Texts longer than 128
 * pieces are cut into windows whose vectors are averaged, so that no edit is truncated away.
 */
export function useLiteEmbedder(): Embedder {
  let opened: { readonly files: UseLiteFiles; readonly embedder: Embedder } | undefined
  const open = (): Embedder => {
    if (opened === undefined) {
      const files = useLiteFiles()
      const embedder = onnxEmbedder({
        recipe: useLiteRecipe,
        path: files.model,
        tokenize: files.tokenize,
      })
      opened = { files, embedder }
    }
    return opened.embedder
  }
  return {
    recipe: useLiteRecipe,
    usage: () =>
      opened?.embedder.usage?.() ?? { requests: 0, tokens: 0, cost: 0, cut: 0, uncounted: 0 },
    embed: async (texts, side, context) => open().embed(texts, side, context),
  }
}
