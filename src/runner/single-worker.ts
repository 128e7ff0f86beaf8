import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { Answer } from './answer-parser.ts'
import { budgetWatch } from './budget-watch.ts'
import { signalNumber } from './ending.ts'
import { treeMilliseconds } from './process-clock.ts'
import { WorkerLostError } from './start-error.ts'
import type { Launch, Worker, WorkerRequest } from './worker.ts'

const TICK_MS = 20
const DRAIN_MS = 500
const MOST_BYTES = 1 << 20

/**
 * Makes a worker that starts a fresh process per pair, for systems without fork. It watches CPU time
 * where the system tells it, and the wall clock everywhere.
 */
export function startSingle(launch: Launch): Worker {
  let running: { readonly kill: () => void; readonly gone: Promise<unknown> } | undefined
  return {
    ask(request) {
      const started = runOnce(launch, request)
      running = started
      return started.gone
    },
    async kill() {
      running?.kill()
      await running?.gone.catch(() => undefined)
    },
  }
}

interface Once {
  readonly kill: () => void
  readonly gone: Promise<Answer>
}

function runOnce({ command, args, env }: Launch, request: WorkerRequest): Once {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], env, detached: true })
  const watch = watchProcess(child.pid, request)
  const gone = new Promise<Answer>((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size > MOST_BYTES) watch.stop('flood')
    })
    child.stdin.on('error', () => undefined)
    child.stdin.end(`${JSON.stringify({ id: 0, ...request.body })}\n`)
    child.once('error', error => {
      watch.end()
      reject(new WorkerLostError(error.message))
    })
    child.once('exit', (code, signal) => {
      const { reason, cpuMs } = watch.end()
      if (reason === 'killed') return reject(new WorkerLostError('it was ended'))
      const ending = reason ?? (signal === null ? `exit-${code}` : `signal-${signalNumber(signal)}`)
      void drained(child.stdout).then(() =>
        resolve({ id: 0, cpuMs, ending, records: Buffer.concat(chunks).toString('utf8') }),
      )
    })
  })
  return { kill: () => watch.stop('killed'), gone }
}

/** Resolves when all is read; a process that a snippet left behind may hold the pipe for ever. */
async function drained(stream: Readable): Promise<void> {
  if (!stream.closed) {
    await once(stream, 'close', { signal: AbortSignal.timeout(DRAIN_MS) }).catch(() => undefined)
  }
  stream.destroy()
}

interface Watch {
  /** Ends the process; the first reason counts. */
  stop(reason: string): void
  end(): { readonly reason: string | undefined; readonly cpuMs: number }
}

function watchProcess(pid: number | undefined, { body, wallMs }: WorkerRequest): Watch {
  const budget = 'cpuMs' in body && typeof body.cpuMs === 'number' ? body.cpuMs : wallMs
  const { used, overrun } = budgetWatch(() => treeMilliseconds(pid), budget, wallMs)
  let reason: string | undefined
  let cpuMs = 0
  const stop = (why: string): void => {
    reason ??= why
    endGroup(pid)
  }
  const clock = setInterval(() => {
    cpuMs = Math.max(cpuMs, used())
    const overran = overrun()
    if (overran !== undefined) stop(overran)
  }, TICK_MS)
  return {
    stop,
    end() {
      clearInterval(clock)
      endGroup(pid)
      return { reason, cpuMs }
    },
  }
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  for (const target of process.platform === 'win32' ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL')
    } catch {
      // It is gone already.
    }
  }
}
