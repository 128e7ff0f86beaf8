import { InfrastructureError, MissingPackageError } from '../../schema/index.ts'
import type { FloatTensor } from '../worker-messages.ts'
import { workerPool } from './worker-pool.ts'

/** A model that turns token ids into one tensor. */
export interface OnnxModel {
  /** How many inputs are worth having under way. */
  readonly parallelism: number
  /** Each input is run alone and unpadded: its answer depends on nothing else. */
  run(ids: readonly number[]): Promise<FloatTensor>
}

/** The model's file and the output that is wanted. */
export interface OnnxModelOptions {
  readonly path: string
  readonly output: string
  /** Worker threads; as many as the machine has cores, at most four, when absent. */
  readonly parallelism?: number | undefined
}

/**
 * Opens an ONNX model with the input `input_ids` and, where it has them, `attention_mask`,
 * `token_type_ids` and `position_ids`. It runs in worker threads, which start when they are needed.
 * @throws MissingPackageError when onnxruntime-node is not installed
 */
export function openOnnxModel({ path, output, parallelism }: OnnxModelOptions): OnnxModel {
  requireRuntime()
  const plan = {
    file: 'onnx-worker',
    data: { path, output },
    name: path,
    advice:
      'Check that onnxruntime-node is installed for this platform and that the model file is whole.',
  }
  const pool = workerPool<BigInt64Array, FloatTensor>(plan, parallelism)
  return {
    parallelism: pool.parallelism,
    async run(ids) {
      if (ids.length > 0) return pool.run(BigInt64Array.from(ids, id => BigInt(id)))
      throw new InfrastructureError(
        `The model ${path} must get at least one token, but the text has none. Leave the text out.`,
      )
    },
  }
}

function requireRuntime(): void {
  try {
    import.meta.resolve('onnxruntime-node')
  } catch (cause) {
    throw new MissingPackageError('onnxruntime-node', 'The local dense model', cause)
  }
}
