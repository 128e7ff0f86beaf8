/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker as Thread } from 'node:worker_threads'
import { z } from 'zod'
import { InfrastructureError, MissingPackageError } from '../schema/index.ts'
import type { Answer } from './answer-parser.ts'
import { WorkerLostError } from './start-error.ts'
import type { Worker, WorkerRequest } from './worker.ts'

const THREAD = new URL('./pyodide/thread.mjs', import.meta.url)
const SCRIPTS = ['shim.py', 'interpreter_state.py', 'source_cache.py', 'suite.py']
const Message = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ record: z.string() }),
  z.object({ ending: z.string(), cpuMs: z.number() }),
  z.object({ fault: z.string() }),
])

/**
 * Returns the version of the installed Pyodide.
 * @throws MissingPackageError when it is not installed
 */
export async function pyodideVersion(): Promise<string> {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest(), 'utf8')))
  return version
}

function manifest(): string {
  try {
    return createRequire(import.meta.url).resolve('pyodide/package.json')
  } catch (cause) {
    throw new MissingPackageError('pyodide', 'Executing Python without Python', cause)
  }
}

/** Starts a thread with one Python in it; a suite that hangs costs the thread. */
export async function startPyodideWorker(seed: number): Promise<Worker> {
  let thread: Thread | undefined = await startThread(seed)
  let isKilled = false
  return {
    async ask(request) {
      thread ??= await startThread(seed)
      const answer = await converse(thread, request)
      if (!answer.ending.startsWith('exit-0')) {
        await thread.terminate()
        thread = undefined
      }
      if (isKilled) throw new WorkerLostError('it was ended')
      return answer
    },
    async kill() {
      isKilled = true
      await thread?.terminate()
    },
  }
}

async function startThread(seed: number): Promise<Thread> {
  const folder = fileURLToPath(new URL('./python/', import.meta.url))
  const sources = Object.fromEntries(SCRIPTS.map(name => [name, readFileSync(folder + name, 'utf8')]))
  const entry = createRequire(import.meta.url).resolve('pyodide')
  const thread = new Thread(THREAD, {
    workerData: { entry, sources, seed },
    env: {},
    stdout: true,
    stderr: true,
  })
  thread.unref()
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string): void =>
      reject(new InfrastructureError(`Pyodide must start, but did not (${reason}). Reinstall it.`))
    thread.ref()
    thread.once('error', error => fail(error instanceof Error ? error.message : String(error)))
    thread.once('exit', () => fail('its thread ended'))
    thread.once('message', (message: unknown) => {
      const parsed = Message.safeParse(message)
      if (parsed.success && 'ready' in parsed.data) resolve()
      else fail(JSON.stringify(message))
    })
  })
  thread.unref()
  return thread
}

async function converse(thread: Thread, { body, wallMs }: WorkerRequest): Promise<Answer> {
  // A thread has no CPU clock that could be read from here: the budget is wall time.
  const budget = 'cpuMs' in body && typeof body.cpuMs === 'number' ? body.cpuMs : wallMs
  let records = ''
  thread.ref()
  const answer = await new Promise<Answer>(resolve => {
    const settle = (ending: string, cpuMs: number): void =>
      resolve({ id: 0, cpuMs, ending, records })
    const timer = setTimeout(() => settle('wall', budget), budget)
    thread.removeAllListeners('message').on('message', (message: unknown) => {
      const parsed = Message.safeParse(message)
      if (!parsed.success || 'ready' in parsed.data) return settle('flood', 0)
      if ('record' in parsed.data) records += parsed.data.record
      else {
        clearTimeout(timer)
        if ('ending' in parsed.data) settle(parsed.data.ending, parsed.data.cpuMs)
        else settle('exit-97', 0)
      }
    })
    thread.removeAllListeners('exit').once('exit', () => {
      clearTimeout(timer)
      settle('exit-1', 0)
    })
    thread.removeAllListeners('error').once('error', () => settle('exit-1', 0))
    thread.postMessage(JSON.stringify(body))
  })
  thread.unref()
  return answer
}
