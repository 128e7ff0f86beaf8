import { Worker } from 'node:worker_threads'
import { InfrastructureError } from '../schema/index.ts'
import type { SentenceReply, SentenceRequest } from './sentence-messages.ts'

/** One worker thread with its own session of the model. */
export interface SentenceLane {
  /** Inputs that are under way. */
  waiting(): number
  run(ids: readonly number[]): Promise<Float32Array>
}

/** Starts a worker thread for the model at `path`; idle, it does not keep the process alive. */
export function sentenceLane(path: string): SentenceLane {
  const worker = new Worker(workerUrl(), { workerData: path })
  const waiting = new Map<number, PromiseWithResolvers<Float32Array>>()
  let count = 0
  let broken: InfrastructureError | undefined
  worker.unref()
  worker.on('message', (reply: SentenceReply) => {
    const promise = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (waiting.size === 0) worker.unref()
    if ('vector' in reply) promise?.resolve(reply.vector)
    else promise?.reject(fault(path, reply.error))
  })
  const fail = (reason: string): void => {
    broken ??= fault(path, reason)
    for (const promise of waiting.values()) promise.reject(broken)
    waiting.clear()
  }
  worker.on('error', error => fail(error.message))
  worker.on('exit', code => fail(`its thread ended with code ${code}`))
  return {
    waiting: () => waiting.size,
    async run(ids) {
      if (broken !== undefined) throw broken
      const promise = Promise.withResolvers<Float32Array>()
      waiting.set((count += 1), promise)
      worker.ref()
      const request: SentenceRequest = { id: count, ids: BigInt64Array.from(ids, id => BigInt(id)) }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(request)
      return promise.promise
    },
  }
}

/** The compiled package has no TypeScript beside it, the repository has nothing else. */
function workerUrl(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./sentence-worker.${extension}`, import.meta.url)
}

function fault(path: string, reason: string): InfrastructureError {
  return new InfrastructureError(
    `The model ${path} must answer, but did not: ${reason}. Check that onnxruntime-node is installed ` +
      'for this platform and that the model file is whole.',
  )
}
