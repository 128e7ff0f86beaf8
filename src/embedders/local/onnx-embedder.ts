import { InputError } from '../../schema/index.ts'
import { renderText, type Embedder, type EmbedderRecipe } from '../embedder.ts'
import { mapConcurrently } from '../map-concurrently.ts'
import { openOnnxModel, type OnnxModel } from './onnx-model.ts'
import { POOLINGS, poolTokens } from './pool-tokens.ts'

/** An ONNX model of the user's own. */
export interface OnnxEmbedderOptions {
  /**
   * `pooling` is `mean`, `cls` or `last-token` of the output `last_hidden_state`, or names an output
   * that holds the vector itself, as `sentence_embedding`.
   */
  readonly recipe: EmbedderRecipe
  /** The `.onnx` file. */
  readonly path: string
  /** Rendered text → token ids, with the model's special tokens. */
  readonly tokenize: (text: string) => readonly number[]
  /** The output with one vector a token; `last_hidden_state` by default. */
  readonly tokenOutput?: string | undefined
  readonly parallelism?: number | undefined
}

/**
 * Returns the embedder of an ONNX model, run by onnxruntime-node alone. A text of more than
 * `maxTokens` is refused, cut or averaged over windows, as `overlong` of the recipe says.
 */
export function onnxEmbedder(options: OnnxEmbedderOptions): Embedder {
  const { recipe, path, tokenize, tokenOutput = 'last_hidden_state', parallelism } = options
  const pooling = POOLINGS.find(each => each === recipe.pooling)
  const output = pooling === undefined ? recipe.pooling : tokenOutput
  let model: OnnxModel | undefined
  const usage = { requests: 0, tokens: 0, cost: 0, cut: 0, uncounted: 0 }
  const embedWindow = async (ids: readonly number[], opened: OnnxModel): Promise<Float32Array> => {
    usage.requests += 1
    usage.tokens += ids.length
    const tensor = await opened.run(ids)
    if (pooling === undefined) return tensor.data
    return poolTokens(
      tensor,
      ids.map(() => 1),
      pooling,
    ).data
  }
  return {
    recipe,
    usage: () => ({ ...usage }),
    async embed(texts, side, context) {
      const opened = (model ??= openOnnxModel({ path, output, parallelism }))
      const data = new Float32Array(texts.length * recipe.dims)
      await mapConcurrently(texts, 2 * opened.parallelism, async (text, row) => {
        context?.signal?.throwIfAborted()
        const { windows, isCut } = windowsOf(tokenize(renderText(recipe, text, side)), recipe, text)
        if (isCut) usage.cut += 1
        const vectors: Float32Array[] = []
        for (const ids of windows) vectors.push(await embedWindow(ids, opened))
        data.set(joined(vectors, recipe), row * recipe.dims)
      })
      return { rows: texts.length, dims: recipe.dims, data }
    },
  }
}

function windowsOf(
  ids: readonly number[],
  { id, maxTokens, overlong = 'refuse' }: EmbedderRecipe,
  text: string,
): { readonly windows: readonly (readonly number[])[]; readonly isCut: boolean } {
  if (ids.length <= maxTokens) return { windows: [ids], isCut: false }
  if (overlong === 'cut') return { windows: [ids.slice(0, maxTokens)], isCut: true }
  if (overlong === 'windows') {
    const count = Math.ceil(ids.length / maxTokens)
    const windows = Array.from({ length: count }, (_, at) =>
      ids.slice(at * maxTokens, (at + 1) * maxTokens),
    )
    return { windows, isCut: false }
  }
  throw new InputError(
    `Model ${id} reads at most ${maxTokens} tokens, but the text ${JSON.stringify(text.slice(0, 60))} ` +
      `has ${ids.length}. Leave it out, or set overlong in the recipe to 'cut' or 'windows'.`,
  )
}

function joined(
  vectors: readonly Float32Array[],
  { dims, isNormalized, id }: EmbedderRecipe,
): Float32Array {
  const sum = new Float64Array(dims)
  for (const vector of vectors) {
    if (vector.length !== dims) {
      throw new InputError(
        `Model ${id} must give vectors of ${dims} values, but gave ${vector.length}. Correct dims in the recipe.`,
      )
    }
    for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + value
  }
  if (!isNormalized) return Float32Array.from(sum, value => value / vectors.length)
  const norm = Math.sqrt(sum.reduce((squares, value) => squares + value * value, 0))
  return Float32Array.from(sum, value => value / norm)
}
