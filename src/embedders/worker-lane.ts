import { Worker } from 'node:worker_threads'
import { InfrastructureError } from '../schema/index.ts'
import type { WorkerReply, WorkerRequest } from './worker-messages.ts'

/** One worker thread with its own copy of a model. */
export interface WorkerLane<Request, Answer> {
  /** Requests that are under way. */
  waiting(): number
  run(request: Request): Promise<Answer>
}

/** Which worker to start and what errors call it. */
export interface WorkerPlan {
  /** The worker's file beside this one, without its extension. */
  readonly file: string
  readonly data: unknown
  readonly name: string
  readonly advice: string
}

/** Starts a worker thread; idle, it does not keep the process alive. */
export function workerLane<Request, Answer>(plan: WorkerPlan): WorkerLane<Request, Answer> {
  const worker = new Worker(workerUrl(plan.file), { workerData: plan.data })
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let count = 0
  let broken: InfrastructureError | undefined
  worker.unref()
  worker.on('message', (reply: WorkerReply<Answer>) => {
    const promise = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (waiting.size === 0) worker.unref()
    if ('answer' in reply) promise?.resolve(reply.answer)
    else promise?.reject(fault(plan, reply.error))
  })
  const fail = (reason: string): void => {
    broken ??= fault(plan, reason)
    for (const promise of waiting.values()) promise.reject(broken)
    waiting.clear()
  }
  worker.on('error', error => fail(error.message))
  worker.on('exit', code => fail(`its thread ended with code ${code}`))
  return {
    waiting: () => waiting.size,
    async run(request) {
      if (broken !== undefined) throw broken
      const promise = Promise.withResolvers<Answer>()
      waiting.set((count += 1), promise)
      worker.ref()
      const message: WorkerRequest<Request> = { id: count, request }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(message)
      return promise.promise
    },
  }
}

/**
 * The compiled package has no TypeScript beside it, the repository has nothing else. Both have the
 * worker in the folder of the room, since a room is one file there.
 */
function workerUrl(file: string): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./${file}.${extension}`, import.meta.url)
}

function fault({ name, advice }: WorkerPlan, reason: string): InfrastructureError {
  return new InfrastructureError(`The model ${name} must answer, but did not: ${reason}. ${advice}`)
}
