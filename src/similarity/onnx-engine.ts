import { MissingPackageError } from '../schema/index.ts'
import type { DotEngine } from './engine.ts'
import { gemmModel } from './gemm-model.ts'

/** Multiplications of one run, which blocks the event loop: about two thirds of a second. */
const SLICE = 1.6e10
/** Queries of one run: 320 take two thirds of the time of 939 at once, measured with 1.30. */
const MOST_QUERIES = 320

/**
 * Multiplies with onnxruntime's Gemm, on one thread unless told otherwise.
 * @throws MissingPackageError when onnxruntime-node is not installed
 */
export async function onnxEngine(threads = 1): Promise<DotEngine> {
  const runtime = await import('onnxruntime-node').catch((cause: unknown) => {
    throw new MissingPackageError('onnxruntime-node', 'The engine "onnxruntime"', cause)
  })
  const session = await runtime.InferenceSession.create(gemmModel(), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
  })
  return {
    name: 'onnxruntime',
    async products(queries, rows) {
      const { dims } = rows
      const table = new runtime.Tensor('float32', rows.data, [rows.rows, dims])
      const step = Math.max(1, Math.min(MOST_QUERIES, Math.floor(SLICE / (rows.rows * dims))))
      const result = new Float32Array(step < queries.rows ? queries.rows * rows.rows : 0)
      for (let from = 0; from < queries.rows; from += step) {
        const to = Math.min(queries.rows, from + step)
        const part = queries.data.subarray(from * dims, to * dims)
        const feeds = {
          queries: new runtime.Tensor('float32', part, [to - from, dims]),
          rows: table,
        }
        const { products } = await session.run(feeds)
        if (!(products?.data instanceof Float32Array)) {
          throw new TypeError(
            'Gemm must give float32. This is a bug in vitest-retrieval; please report it.',
          )
        }
        if (step >= queries.rows) return products.data
        result.set(products.data, from * rows.rows)
      }
      return result
    },
  }
}
