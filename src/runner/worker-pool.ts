import { InfrastructureError } from '../schema/index.ts'
import type { Answer } from './answer-parser.ts'
import { listenToAbort } from './abortable.ts'
import { StartError, WorkerLostError } from './start-error.ts'
import type { Worker, WorkerRequest } from './worker.ts'

/** How urgent and how exclusive a piece of work is. */
export interface TaskOptions {
  readonly signal?: AbortSignal | undefined
  /** Runs when nothing else runs. */
  readonly alone?: boolean | undefined
}

/** Warm workers that share one queue. */
export interface WorkerPool {
  /**
   * Hands the next free worker to `work`. An abort ends the worker that is at it.
   * @throws WorkerLostError when the worker ended meanwhile
   */
  run<T>(work: (ask: Ask) => Promise<T>, options?: TaskOptions): Promise<T>
  close(): Promise<void>
}

/** Asks the worker that a task was given. */
export type Ask = (request: WorkerRequest) => Promise<Answer>

interface Task {
  readonly alone: boolean
  readonly start: () => Promise<void>
}

/** Makes a pool of at most `size` workers, each started when it is first needed. */
export function workerPool(startWorker: () => Promise<Worker>, size: number): WorkerPool {
  const queue = taskQueue(size)
  const staff = staffOf(startWorker)
  const use = async <T>(work: (ask: Ask) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (staff.isClosed()) throw closedError()
    signal?.throwIfAborted()
    const worker = await staff.hire()
    const forget = listenToAbort(signal, () => void worker.kill())
    try {
      signal?.throwIfAborted()
      const result = await work(request => worker.ask(request))
      staff.release(worker)
      return result
    } catch (error) {
      await staff.discard(worker)
      signal?.throwIfAborted()
      if (staff.isClosed() && error instanceof WorkerLostError) throw closedError()
      throw error
    } finally {
      forget()
    }
  }
  return {
    run: (work, { signal, alone = false } = {}) =>
      queue.add(() => use(work, signal), { alone, signal }),
    close: () => staff.close(),
  }
}

interface Staff {
  isClosed(): boolean
  hire(): Promise<Worker>
  release(worker: Worker): void
  discard(worker: Worker): Promise<void>
  close(): Promise<void>
}

function staffOf(startWorker: () => Promise<Worker>): Staff {
  const idle: Worker[] = []
  const alive = new Set<Worker>()
  let isClosed = false
  const discard = async (worker: Worker): Promise<void> => {
    await worker.kill()
    alive.delete(worker)
  }
  return {
    isClosed: () => isClosed,
    async hire() {
      const known = idle.pop()
      if (known !== undefined) return known
      // Also a worker that only starts may be hit by chance.
      const worker = await startWorker().catch(startWorker).catch(restartError)
      alive.add(worker)
      if (isClosed) await discard(worker)
      return worker
    },
    release: worker => void idle.push(worker),
    discard,
    async close() {
      isClosed = true
      idle.length = 0
      await Promise.all([...alive].map(discard))
    },
  }
}

function restartError(error: unknown): never {
  if (!(error instanceof StartError)) throw error
  throw new InfrastructureError(
    `A worker must start again, but ${error.message}. Run "vitest-retrieval doctor".`,
    { cause: error },
  )
}

function closedError(): InfrastructureError {
  return new InfrastructureError(
    'The runner must be open to execute, but was closed. Start another one with createRunner().',
  )
}

/** Runs at most `size` tasks at a time, in order; those that want to be alone come when all rest. */
function taskQueue(size: number): {
  add<T>(work: () => Promise<T>, options: TaskOptions): Promise<T>
} {
  const shared: Task[] = []
  const alone: Task[] = []
  let running = 0
  let isExclusive = false
  const next = (): Task | undefined => {
    if (isExclusive || running >= size) return undefined
    return shared.shift() ?? (running === 0 ? alone.shift() : undefined)
  }
  const pump = (): void => {
    for (let task = next(); task !== undefined; task = next()) {
      const { alone: exclusive, start } = task
      running += 1
      isExclusive = exclusive
      void start().finally(() => {
        running -= 1
        isExclusive = false
        pump()
      })
    }
  }
  return {
    add: (work, { signal, alone: exclusive = false }) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const waiting = exclusive ? alone : shared
        const task: Task = {
          alone: exclusive,
          start: () => {
            forget()
            return work().then(resolve, reject)
          },
        }
        // A task that waits leaves the queue when it is aborted.
        const forget = listenToAbort(signal, () => {
          const at = waiting.indexOf(task)
          if (at !== -1) waiting.splice(at, 1)
          reject(signal?.reason)
        })
        waiting.push(task)
        pump()
      }),
  }
}
