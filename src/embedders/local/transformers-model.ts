import { InputError, MissingPackageError } from '../../schema/index.ts'
import type { FloatTensor } from '../worker-messages.ts'
import { workerPool, type WorkerPool } from './worker-pool.ts'

/** Where a model of `@huggingface/transformers` lies and how it is run. */
export interface TransformersSource {
  /** The model's id, `owner/name`, or its folder below `folder`. */
  readonly model: string
  /** A folder of models (config.json, tokenizer files, onnx/); nothing is then downloaded. */
  readonly folder?: string | undefined
  readonly revision?: string | undefined
  /** The file's precision, as transformers names it: fp32, fp16, int8, uint8, q8, q4, q4f16, bnb4. */
  readonly dtype: Dtype
  readonly maxTokens: number
  readonly overlong?: 'refuse' | 'cut' | undefined
  readonly parallelism?: number | undefined
}

/** Precisions that models are published in. */
export const DTYPES = ['fp32', 'fp16', 'int8', 'uint8', 'q8', 'q4', 'q4f16', 'bnb4'] as const

/** One of the precisions. */
export type Dtype = (typeof DTYPES)[number]

/** What the worker thread is told. */
export interface TransformersPlan extends TransformersSource {
  readonly task: 'embed' | 'classify'
  readonly pooling: string
}

/** Texts, or pairs of texts, of one run of the model. */
export interface TransformersRequest {
  readonly texts: readonly string[]
  readonly pairs?: readonly string[]
}

/** The model's output, or the number of the text that is longer than it reads. */
export type TransformersAnswer =
  | { readonly tensor: FloatTensor; readonly tokens: number; readonly cut: number }
  | { readonly tooLong: number; readonly tokens: number }

/** A model that answers texts by a tensor. */
export interface TransformersModel {
  readonly parallelism: number
  /** @throws InputError when a text is longer than the model reads and must not be cut */
  run(request: TransformersRequest): Promise<Extract<TransformersAnswer, { tensor: FloatTensor }>>
}

/**
 * Opens a model of `@huggingface/transformers` in worker threads, which start when they are needed.
 * @throws MissingPackageError when the package is not installed
 */
export function openTransformersModel(plan: TransformersPlan): TransformersModel {
  requireLibrary()
  const worker = {
    file: 'transformers-worker',
    data: plan,
    name: plan.model,
    advice:
      'Check the model id or folder, its dtype (which file is asked for) and that onnxruntime-node works here.',
  }
  const pool: WorkerPool<TransformersRequest, TransformersAnswer> = workerPool(
    worker,
    plan.parallelism,
  )
  return {
    parallelism: pool.parallelism,
    async run(request) {
      const answer = await pool.run(request)
      if ('tensor' in answer) return answer
      const text = (request.pairs ?? request.texts)[answer.tooLong] ?? ''
      throw new InputError(
        `Model ${plan.model} reads at most ${plan.maxTokens} tokens, but the text ` +
          `${JSON.stringify(text.slice(0, 60))} has ${answer.tokens}. Leave it out, or allow that ` +
          "texts are cut (overlong: 'cut').",
      )
    },
  }
}

function requireLibrary(): void {
  try {
    import.meta.resolve('@huggingface/transformers')
  } catch (cause) {
    throw new MissingPackageError('@huggingface/transformers', 'A local model', cause)
  }
}
