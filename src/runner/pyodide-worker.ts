/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker as Thread } from 'node:worker_threads'
import { z } from 'zod'
import { InfrastructureError, MissingPackageError } from '../schema/index.ts'
import type { Answer } from './answer-parser.ts'
import { budgetWatch } from './budget-watch.ts'
import { threadMilliseconds } from './process-clock.ts'
import { WorkerLostError } from './start-error.ts'
import type { Worker, WorkerRequest } from './worker.ts'

const TICK_MS = 25
const THREAD = new URL('./pyodide/thread.mjs', import.meta.url)
const SCRIPTS = ['shim.py', 'interpreter_state.py', 'source_cache.py', 'suite.py']
const Message = z.union([
  z.object({ ready: z.literal(true), thread: z.number().optional() }),
  z.object({ record: z.string() }),
  z.object({ ending: z.string(), cpuMs: z.number() }),
  z.object({ fault: z.string() }),
])

/**
 * Returns the version of the installed Pyodide.
 * @throws MissingPackageError when it is not installed
 */
export async function pyodideVersion(): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(manifest(), 'utf8')))
  return version
}

function manifest(): string {
  try {
    return createRequire(import.meta.url).resolve('pyodide/package.json')
  } catch (cause) {
    throw new MissingPackageError('pyodide', 'Executing Python without Python', cause)
  }
}

interface Running {
  readonly thread: Thread
  /** The system's id of the thread, by which its CPU time is read. */
  readonly id: number | undefined
}

/** Starts a thread with one Python in it; a suite that hangs costs the thread. */
export async function startPyodideWorker(seed: number): Promise<Worker> {
  let running: Running | undefined = await startThread(seed)
  let isKilled = false
  return {
    async ask(request) {
      running ??= await startThread(seed)
      const answer = await converse(running, request)
      if (!answer.ending.startsWith('exit-0')) {
        await running.thread.terminate()
        running = undefined
      }
      if (isKilled) throw new WorkerLostError('it was ended')
      return answer
    },
    async kill() {
      isKilled = true
      await running?.thread.terminate()
    },
  }
}

async function startThread(seed: number): Promise<Running> {
  const folder = fileURLToPath(new URL('./python/', import.meta.url))
  const sources = Object.fromEntries(
    SCRIPTS.map(name => [name, readFileSync(folder + name, 'utf8')]),
  )
  const entry = createRequire(import.meta.url).resolve('pyodide')
  const thread = new Thread(THREAD, {
    workerData: { entry, sources, seed },
    env: {},
    stdout: true,
    stderr: true,
  })
  thread.unref()
  const id = await new Promise<number | undefined>((resolve, reject) => {
    const fail = (reason: string): void =>
      reject(new InfrastructureError(`Pyodide must start, but did not (${reason}). Reinstall it.`))
    thread.ref()
    thread.once('error', error => fail(error instanceof Error ? error.message : String(error)))
    thread.once('exit', () => fail('its thread ended'))
    thread.once('message', (message: unknown) => {
      const parsed = Message.safeParse(message)
      if (parsed.success && 'ready' in parsed.data) resolve(parsed.data.thread)
      else fail(JSON.stringify(message))
    })
  })
  thread.unref()
  return { thread, id }
}

async function converse({ thread, id }: Running, { body, wallMs }: WorkerRequest): Promise<Answer> {
  const budget = 'cpuMs' in body && typeof body.cpuMs === 'number' ? body.cpuMs : wallMs
  const { used, overrun } = budgetWatch(() => threadMilliseconds(id), budget, wallMs)
  let records = ''
  thread.ref()
  const answer = await new Promise<Answer>(resolve => {
    const settle = (ending: string, cpuMs: number): void => {
      clearInterval(timer)
      resolve({ id: 0, cpuMs, ending, records })
    }
    const timer = setInterval(() => {
      const reason = overrun()
      if (reason !== undefined) settle(reason, used())
    }, TICK_MS)
    thread.removeAllListeners('message').on('message', (message: unknown) => {
      const parsed = Message.safeParse(message)
      if (!parsed.success || 'ready' in parsed.data) return settle('flood', 0)
      if ('record' in parsed.data) records += parsed.data.record
      else if ('ending' in parsed.data) settle(parsed.data.ending, parsed.data.cpuMs)
      else settle('exit-97', 0)
    })
    thread.removeAllListeners('exit').once('exit', () => settle('exit-1', 0))
    thread.removeAllListeners('error').once('error', () => settle('exit-1', 0))
    thread.postMessage(JSON.stringify(body))
  })
  thread.unref()
  return answer
}
