import { InfrastructureError, MissingPackageError } from '../schema/index.ts'

/** Runs a model on one batch of piece ids; returns one vector per input. */
export interface SentenceModel {
  run(batch: readonly (readonly number[])[]): Promise<readonly Float32Array[]>
}

/**
 * Opens an ONNX model with inputs `input_ids` and `attention_mask` and the output
 * `sentence_embedding`. One thread, so that results do not depend on the machine's cores.
 * @throws MissingPackageError when onnxruntime-node is not installed
 */
export async function openSentenceModel(path: string): Promise<SentenceModel> {
  const runtime = await import('onnxruntime-node').catch((cause: unknown) => {
    throw new MissingPackageError('onnxruntime-node', 'The local dense model', cause)
  })
  const session = await runtime.InferenceSession.create(path, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
  })
  return {
    async run(batch) {
      const length = Math.max(...batch.map(ids => ids.length))
      const ids = new BigInt64Array(batch.length * length)
      const mask = new BigInt64Array(batch.length * length)
      for (const [row, each] of batch.entries()) {
        for (const [at, id] of each.entries()) {
          ids[row * length + at] = BigInt(id)
          mask[row * length + at] = 1n
        }
      }
      const dims = [batch.length, length]
      const output = await session.run({
        input_ids: new runtime.Tensor('int64', ids, dims),
        attention_mask: new runtime.Tensor('int64', mask, dims),
      })
      return rowsOf(output['sentence_embedding']?.data, batch.length)
    },
  }
}

function rowsOf(data: unknown, rows: number): readonly Float32Array[] {
  if (!(data instanceof Float32Array)) {
    throw new InfrastructureError('The model must give a float32 output "sentence_embedding".')
  }
  const dims = data.length / rows
  return Array.from({ length: rows }, (_, row) => data.slice(row * dims, (row + 1) * dims))
}
