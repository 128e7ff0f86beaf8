import { spawn, type ChildProcess } from 'node:child_process'
import { answerParser, type Answer } from './answer-parser.ts'
import { budgetWatch } from './budget-watch.ts'
import { signalNumber } from './ending.ts'
import { awaitReady } from './await-ready.ts'
import { holdProcess } from './hold-process.ts'
import { treeMilliseconds } from './process-clock.ts'
import { WorkerLostError } from './start-error.ts'
import type { Launch, Worker, WorkerRequest } from './worker.ts'

const [SHORTEST_TICK_MS, LONGEST_TICK_MS] = [25, 200]
const MOST_RECORDS = 1 << 20
// Realms of judged pairs are garbage that V8 collects late.
const MOST_REQUESTS = 1000

// No snippet can send this signal, and this process settles before it does.
const KILLED = `signal-${signalNumber('SIGKILL')}`

interface Running {
  readonly child: ChildProcess
  readonly gone: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
  requests: number
}

/**
 * Makes a worker whose process judges pairs itself, without a child per pair: a suite that hangs or
 * crashes ends the process, keeps the records made so far, and the next request starts another one.
 */
export async function watchedWorker(launch: Launch): Promise<Worker> {
  let running: Running | undefined = await startProcess(launch)
  let isKilled = false
  return {
    async ask(request) {
      if (isKilled) throw new WorkerLostError('it was ended')
      running ??= await startProcess(launch)
      const { answer, survives } = await converse(running, request)
      running.requests += 1
      if (!survives || running.requests >= MOST_REQUESTS) {
        running.child.kill('SIGKILL')
        running = undefined
      }
      if (isKilled) throw new WorkerLostError('it was ended')
      if (answer.ending === KILLED) throw new WorkerLostError('it was killed from outside')
      return answer
    },
    async kill() {
      isKilled = true
      const last = running
      last?.child.kill('SIGKILL')
      last?.child.ref()
      await last?.gone
    },
  }
}

async function startProcess(launch: Launch): Promise<Running> {
  const child = spawn(launch.command, launch.args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: '/',
    env: launch.env,
    detached: true,
  })
  const gone = new Promise<Awaited<Running['gone']>>(resolve => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', () => resolve({ code: 1, signal: null }))
  })
  child.stdin.on('error', () => undefined)
  await awaitReady(child)
  return { child, gone, requests: 0 }
}

interface Conversation {
  readonly answer: Answer
  /** False when the process is gone or must go. */
  readonly survives: boolean
}

async function converse(running: Running, { body, wallMs }: WorkerRequest): Promise<Conversation> {
  const { child, gone } = running
  const id = running.requests + 1
  const budget = 'cpuMs' in body && typeof body.cpuMs === 'number' ? body.cpuMs : wallMs
  const { used, overrun } = budgetWatch(() => treeMilliseconds(child.pid), budget, wallMs)
  holdProcess(child, true)
  const stops: (() => void)[] = []
  let records = ''
  const conversation = await new Promise<Conversation>(resolve => {
    const settle = (ending: string, cpuMs: number, survives: boolean): void =>
      resolve({ answer: { id, cpuMs, ending, records }, survives })
    const receive = receiver(id, {
      part: text => {
        records += text
        if (records.length > MOST_RECORDS) settle('flood', used(), false)
      },
      last: answer => {
        records += answer.records
        settle(answer.ending, answer.cpuMs, true)
      },
      broken: () => settle('flood', used(), false),
    })
    child.stdout?.on('data', receive)
    const clock = setInterval(() => {
      const reason = overrun()
      if (reason !== undefined) settle(reason, used(), false)
    }, tickOf(budget))
    stops.push(
      () => clearInterval(clock),
      () => child.stdout?.off('data', receive),
    )
    void gone.then(({ code, signal }) =>
      settle(signal === null ? `exit-${code ?? 1}` : `signal-${signalNumber(signal)}`, 0, false),
    )
    child.stdin?.write(`${JSON.stringify({ id, ...body })}\n`)
  })
  for (const stop of stops) stop()
  holdProcess(child, false)
  return conversation
}

/** A short budget is watched closely; to look often at a long one would cost more than it saves. */
function tickOf(budgetMs: number): number {
  return Math.min(LONGEST_TICK_MS, Math.max(SHORTEST_TICK_MS, budgetMs / 20))
}

interface Listener {
  part(records: string): void
  last(answer: Answer): void
  broken(): void
}

function receiver(id: number, listener: Listener): (chunk: Buffer) => void {
  const parser = answerParser()
  return chunk => {
    const parsed = parser.push(chunk)
    if (parsed.kind === 'broken') return listener.broken()
    for (const answer of parsed.answers) {
      if (answer.id !== id) return listener.broken()
      if (answer.ending === 'part') listener.part(answer.records)
      else listener.last(answer)
    }
  }
}
