import {
  openTransformersModel,
  type TransformersModel,
  type TransformersSource,
} from '../embedders/index.ts'
import { InfrastructureError } from '../schema/index.ts'
import type { Reranker } from './reranker.ts'

/** A cross-encoder on this machine. */
export interface CrossEncoderOptions extends Omit<TransformersSource, 'dtype'> {
  /** The model's id when absent. */
  readonly name?: string
  /** `fp32` by default. */
  readonly dtype?: TransformersSource['dtype']
}

/** Far above what float32 arithmetic leaves in a logit, far below any preference. */
const EPSILON = 1e-5

/**
 * A sequence classifier that reads query and snippet together, run by `@huggingface/transformers`;
 * the score is its logit, with two classes the second less the first. Each pair is run alone and
 * unpadded: its score depends on no other.
 */
export function crossEncoder({ name, dtype = 'fp32', ...source }: CrossEncoderOptions): Reranker {
  const { model: id, revision = 'main', maxTokens, overlong = 'refuse' } = source
  let opened: TransformersModel | undefined
  return {
    name: name ?? id,
    epsilon: EPSILON,
    recipe: () => ({
      id,
      version: `1 revision=${revision} dtype=${dtype} maxTokens=${maxTokens} ${overlong}`,
    }),
    async score(query, texts, { signal }) {
      const model = (opened ??= openTransformersModel({
        ...source,
        dtype,
        task: 'classify',
        pooling: 'logits',
      }))
      return Promise.all(
        texts.map(async text => {
          signal?.throwIfAborted()
          const { tensor } = await model.run({ texts: [query], pairs: [text] })
          return logitOf(tensor.data, id)
        }),
      )
    },
  }
}

function logitOf(logits: Float32Array, id: string): number {
  const [first = 0, second] = logits
  if (logits.length === 1) return first
  if (logits.length === 2 && second !== undefined) return second - first
  throw new InfrastructureError(
    `Cross-encoder ${id} must have one class or two, but has ${logits.length}. Name a model that was ` +
      'trained for reranking.',
  )
}
