import { InputError } from '../../schema/index.ts'
import { renderText, type Embedder, type EmbedderRecipe } from '../embedder.ts'
import { mapConcurrently } from '../map-concurrently.ts'
import {
  DTYPES,
  openTransformersModel,
  type Dtype,
  type TransformersModel,
  type TransformersSource,
} from './transformers-model.ts'
import { unitLength } from './unit-length.ts'

/** A model of `@huggingface/transformers`. */
export interface TransformersEmbedderOptions extends Pick<
  TransformersSource,
  'folder' | 'parallelism'
> {
  /** The model's id or its folder below `folder`; the recipe's when absent. */
  readonly model?: string | undefined
  /** The file's precision; the recipe's when absent. */
  readonly dtype?: Dtype | undefined
  /**
   * `pooling` is `mean`, `cls`, `last-token`, or names an output that holds the vector itself, as
   * `sentence_embedding` of models with a head of their own.
   */
  readonly recipe: EmbedderRecipe
  /**
   * Texts of one run, 1 by default: then nothing is padded, and no vector depends on its company.
   * More is padded to the longest, which changes vectors in their last bits.
   */
  readonly batchSize?: number | undefined
}

const DTYPE_OF: Readonly<Record<string, Dtype>> = { float32: 'fp32', float16: 'fp16' }

/** Returns the embedder of a model that `@huggingface/transformers` runs on this machine. */
export function transformersEmbedder(options: TransformersEmbedderOptions): Embedder {
  const { batchSize = 1 } = options
  const dtype = options.dtype ?? dtypeOf(options.recipe)
  // What the vectors depend on belongs to the recipe, and so to the cache's key.
  const recipe = { ...options.recipe, dtype, batchSize }
  let opened: TransformersModel | undefined
  const usage = { requests: 0, tokens: 0, cost: 0, cut: 0, uncounted: 0 }
  return {
    recipe,
    chunks: { size: Math.max(64, batchSize), parallel: 1 },
    usage: () => ({ ...usage }),
    async embed(texts, side, context) {
      const model = (opened ??= open(options, recipe, dtype))
      const data = new Float32Array(texts.length * recipe.dims)
      const starts = Array.from(
        { length: Math.ceil(texts.length / batchSize) },
        (_, at) => at * batchSize,
      )
      await mapConcurrently(starts, 2 * model.parallelism, async start => {
        context?.signal?.throwIfAborted()
        const batch = texts.slice(start, start + batchSize)
        const rendered = batch.map(text => renderText(recipe, text, side))
        const { tensor, tokens, cut } = await model.run({ texts: rendered })
        usage.requests += 1
        usage.tokens += tokens
        usage.cut += cut
        checkShape(tensor.dims, batch.length, recipe)
        data.set(
          recipe.isNormalized ? unitRows(tensor.data, recipe.dims) : tensor.data,
          start * recipe.dims,
        )
      })
      return { rows: texts.length, dims: recipe.dims, data }
    },
  }
}

function open(
  { model, folder, parallelism }: TransformersEmbedderOptions,
  recipe: EmbedderRecipe,
  dtype: Dtype,
): TransformersModel {
  const { maxTokens, overlong, revision, pooling } = recipe
  if (overlong === 'windows') {
    throw new InputError(
      `Recipe ${recipe.id} must have overlong 'refuse' or 'cut' for transformersEmbedder, but has 'windows'. ` +
        'Windows are for onnxEmbedder, which sees the tokens.',
    )
  }
  const name = model ?? recipe.model ?? recipe.id
  const source = { model: name, folder, parallelism, dtype, maxTokens, overlong, revision }
  return openTransformersModel({ ...source, task: 'embed', pooling })
}

function dtypeOf({ id, dtype }: EmbedderRecipe): Dtype {
  const known = DTYPE_OF[dtype] ?? DTYPES.find(each => each === dtype)
  if (known !== undefined) return known
  throw new InputError(
    `A local model needs one of the dtypes ${DTYPES.join(', ')}, but recipe ${id} has "${dtype}". ` +
      'Name one with dtype, or run the model on a server (vLLM, text-embeddings-inference).',
  )
}

function checkShape(dims: readonly number[], count: number, recipe: EmbedderRecipe): void {
  if (dims.length === 2 && dims[0] === count && dims[1] === recipe.dims) return
  throw new InputError(
    `Model ${recipe.id} must give ${count} vectors of ${recipe.dims} values, but gave the shape ` +
      `(${dims.join(', ')}). Correct dims or pooling in the recipe.`,
  )
}

function unitRows(data: Float32Array, dims: number): Float32Array {
  for (let at = 0; at < data.length; at += dims) unitLength(data.subarray(at, at + dims))
  return data
}
