// Runs in a worker thread: the runtime's `run` blocks its thread until the model has answered, and
// Vitest gives up on a thread that is silent for a minute.
import { parentPort, workerData } from 'node:worker_threads'
import type { InferenceSession, Tensor, TypedTensor } from 'onnxruntime-node'
import { answerRequests } from './answer-requests.ts'
import type { FloatTensor } from './worker-messages.ts'

/** The model's file and the output that is wanted. */
export interface OnnxWorkerData {
  readonly path: string
  readonly output: string
}

const { path, output }: OnnxWorkerData = workerData

interface Runtime {
  readonly session: InferenceSession
  tensor(values: BigInt64Array): TypedTensor<'int64'>
}

/** One thread a session: results must not depend on the machine's cores. */
async function open(): Promise<Runtime> {
  const runtime = await import('onnxruntime-node')
  const session = await runtime.InferenceSession.create(path, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
  })
  return { session, tensor: values => new runtime.Tensor('int64', values, [1, values.length]) }
}

const CONSTANTS: Readonly<Record<string, bigint>> = { attention_mask: 1n, token_type_ids: 0n }

/** One unpadded input: all of it counts, all of it is of the first segment. */
function feedsOf(
  { session, tensor }: Runtime,
  ids: BigInt64Array,
): Readonly<Record<string, Tensor>> {
  return Object.fromEntries(
    session.inputNames.map(name => {
      if (name === 'input_ids') return [name, tensor(ids)]
      if (name === 'position_ids') return [name, tensor(ids.map((_, at) => BigInt(at)))]
      const value = CONSTANTS[name]
      if (value !== undefined) return [name, tensor(new BigInt64Array(ids.length).fill(value))]
      throw new TypeError(
        `its input "${name}" is not known (input_ids, attention_mask, token_type_ids, position_ids are)`,
      )
    }),
  )
}

async function answer(runtime: Runtime, ids: BigInt64Array): Promise<FloatTensor> {
  if (!runtime.session.outputNames.includes(output)) {
    throw new TypeError(
      `it has no output "${output}", only ${runtime.session.outputNames.join(', ')}`,
    )
  }
  const tensor = (await runtime.session.run(feedsOf(runtime, ids), [output]))[output]
  if (tensor?.data instanceof Float32Array) return { data: tensor.data, dims: tensor.dims }
  throw new TypeError(`its output "${output}" must be float32`)
}

let opened: Promise<Runtime> | undefined
answerRequests(parentPort, async (ids: BigInt64Array) => answer(await (opened ??= open()), ids))
