import { mapConcurrently } from '../map-concurrently.ts'
import { openOnnxModel, type OnnxModel } from '../local/onnx-model.ts'
import { unitLength } from '../local/unit-length.ts'
import type { Matrix } from '../embedder.ts'
import { useLiteRecipe } from './use-lite-embedder.ts'
import { useLiteFiles, type UseLiteFiles } from './use-lite-files.ts'

/** Texts → one unit vector a token. */
export type TokenEmbedder = (
  texts: readonly string[],
  signal?: AbortSignal,
) => Promise<readonly Matrix[]>

/**
 * Returns the token vectors of the bundled model, 512 values of unit length for each piece. A window
 * of 128 pieces knows only itself.
 */
export function useLiteTokens(): TokenEmbedder {
  const { dims, maxTokens } = useLiteRecipe
  let opened: { readonly files: UseLiteFiles; readonly model: OnnxModel } | undefined
  return async (texts, signal) => {
    if (opened === undefined) {
      const files = useLiteFiles()
      opened = { files, model: openOnnxModel({ path: files.model, output: 'token_embeddings' }) }
    }
    const { files, model } = opened
    const matrices: Matrix[] = []
    await mapConcurrently(texts, 2 * model.parallelism, async (text, row) => {
      signal?.throwIfAborted()
      const ids = files.tokenize(text)
      const data = new Float32Array(ids.length * dims)
      for (let at = 0; at < ids.length; at += maxTokens) {
        data.set((await model.run(ids.slice(at, at + maxTokens))).data, at * dims)
      }
      for (let at = 0; at < ids.length; at += 1)
        unitLength(data.subarray(at * dims, (at + 1) * dims))
      matrices[row] = { rows: ids.length, dims, data }
    })
    return matrices
  }
}
