// Runs in a worker thread: the runtime's `run` blocks its thread until the model has answered, and
// Vitest gives up on a thread that is silent for a minute.
import { parentPort, workerData } from 'node:worker_threads'
import type { InferenceSession, Tensor, TypedTensor } from 'onnxruntime-node'
import type { SentenceReply, SentenceRequest } from './sentence-messages.ts'

const port = parentPort
const path: string = workerData

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

async function answer(runtime: Runtime, ids: BigInt64Array): Promise<Float32Array> {
  const feeds: Readonly<Record<string, Tensor>> = {
    input_ids: runtime.tensor(ids),
    attention_mask: runtime.tensor(new BigInt64Array(ids.length).fill(1n)),
  }
  const output = await runtime.session.run(feeds, ['sentence_embedding'])
  const data = output['sentence_embedding']?.data
  if (data instanceof Float32Array) return data
  throw new TypeError('the model must give a float32 output "sentence_embedding"')
}

let opened: Promise<Runtime> | undefined
port?.on('message', ({ id, ids }: SentenceRequest) => {
  opened ??= open()
  opened
    .then(runtime => answer(runtime, ids))
    .then(
      (vector): SentenceReply => ({ id, vector }),
      (error: unknown): SentenceReply => ({ id, error: String(error) }),
    )
    .then(reply => port.postMessage(reply))
})
