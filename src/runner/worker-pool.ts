import type { Zygote } from './zygote.ts'

/** Warm workers that share a queue. */
export interface WorkerPool {
  /** Asks the next free worker; an abort kills the one that is at work. */
  ask(request: object, signal?: AbortSignal): Promise<Readonly<Record<string, unknown>>>
  close(): Promise<void>
}

/** Makes a pool of at most `size` workers, each started when it is first needed. */
export function workerPool(start: () => Promise<Zygote>, size: number): WorkerPool {
  const slots = slotQueue(size)
  const idle: Zygote[] = []
  const alive = new Set<Zygote>()
  const discard = (zygote: Zygote): void => {
    alive.delete(zygote)
    zygote.kill()
  }
  const hire = async (): Promise<Zygote> => {
    const zygote = idle.pop() ?? (await start())
    alive.add(zygote)
    return zygote
  }
  const use = async (
    request: object,
    signal: AbortSignal | undefined,
  ): Promise<Readonly<Record<string, unknown>>> => {
    const zygote = await hire()
    const abort = (): void => discard(zygote)
    signal?.addEventListener('abort', abort)
    try {
      signal?.throwIfAborted()
      const answer = await zygote.ask(request)
      if (alive.has(zygote)) idle.push(zygote)
      return answer
    } catch (error) {
      discard(zygote)
      throw error
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }
  return {
    ask: (request, signal) => slots.run(() => use(request, signal)),
    async close() {
      for (const zygote of alive) zygote.kill()
      alive.clear()
      idle.length = 0
    },
  }
}

/** Runs at most `size` pieces of work at a time, in order of arrival. */
function slotQueue(size: number): { run<T>(work: () => Promise<T>): Promise<T> } {
  const waiting: (() => void)[] = []
  let free = size
  return {
    async run(work) {
      if (free > 0) free -= 1
      else await new Promise<void>(resolve => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next === undefined) free += 1
        else next()
      }
    },
  }
}
