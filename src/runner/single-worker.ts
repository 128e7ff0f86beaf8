import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { Answer } from './answer-parser.ts'
import { cpuMilliseconds } from './process-clock.ts'
import { WorkerLostError } from './start-error.ts'
import type { Launch, Worker, WorkerRequest } from './worker.ts'

const TICK_MS = 20
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

function runOnce(
  { command, args, env }: Launch,
  { body, wallMs }: WorkerRequest,
): { readonly kill: () => void; readonly gone: Promise<Answer> } {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], env, detached: true })
  const budget = 'cpuMs' in body && typeof body.cpuMs === 'number' ? body.cpuMs : wallMs / 3
  let reason: string | undefined
  let cpuMs = 0
  const stop = (why: string): void => {
    reason ??= why
    endGroup(child.pid)
  }
  const gone = new Promise<Answer>((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const clock = setInterval(() => {
      cpuMs = Math.max(cpuMs, cpuMilliseconds(child.pid) ?? 0)
      if (cpuMs > budget) stop('cpu')
    }, TICK_MS)
    const wall = setTimeout(() => stop('wall'), wallMs)
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size > MOST_BYTES) stop('flood')
    })
    child.stdin.on('error', () => undefined)
    child.stdin.end(`${JSON.stringify({ id: 0, ...body })}\n`)
    const settle = (): void => {
      clearInterval(clock)
      clearTimeout(wall)
    }
    child.once('error', error => {
      settle()
      reject(new WorkerLostError(error.message))
    })
    child.once('exit', (code, signal) => {
      settle()
      // A process that the snippet has left behind would keep the pipe open.
      endGroup(child.pid)
      const ending = reason ?? (signal === null ? `exit-${code}` : `signal-${signalNumber(signal)}`)
      if (reason === 'killed') return reject(new WorkerLostError('it was ended'))
      setImmediate(() => {
        child.stdout.destroy()
        resolve({ id: 0, cpuMs, ending, records: Buffer.concat(chunks).toString('utf8') })
      })
    })
  })
  return { kill: () => stop('killed'), gone }
}

function signalNumber(name: NodeJS.Signals): number {
  return constants.signals[name]
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
