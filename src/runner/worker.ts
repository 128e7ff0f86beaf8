import { spawn, type ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import { answerParser, type Answer } from './answer-parser.ts'
import { StartError, WorkerLostError } from './start-error.ts'

/** How a worker process is started. */
export interface Launch {
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** What a worker is asked; `wallMs` is when it is given up although it still lives. */
export interface WorkerRequest {
  readonly body: object
  readonly wallMs: number
}

/** One warm interpreter; it answers one request at a time. */
export interface Worker {
  ask(request: WorkerRequest): Promise<Answer>
  /** Ends the process and what it runs; resolves when it is gone. */
  kill(): Promise<void>
}

const START_MS = 30_000
// The worker itself enforces the budgets; this only catches one that no longer does.
const GRACE_MS = 5_000

interface Waiting {
  readonly id: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

/**
 * Starts a worker and waits until it says that it is confined.
 * @throws StartError when it ends or refuses before
 */
export async function startWorker(launch: Launch): Promise<Worker> {
  const child = spawn(launch.command, launch.args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: '/',
    env: launch.env,
    // A session of its own: Ctrl-C in the terminal reaches the parent, which then decides.
    detached: true,
  })
  holdProcess(child, false)
  const gone = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  await ready(child)
  return serve(child, gone)
}

/** An idle worker must not keep Node from ending, a busy one must. */
function holdProcess(child: ChildProcess, isHeld: boolean): void {
  const pipes = [child.stdin, child.stdout, child.stderr].filter(pipe => pipe instanceof Socket)
  for (const part of [child, ...pipes.filter(pipe => !pipe.destroyed)]) {
    if (isHeld) part.ref()
    else part.unref()
  }
}

async function ready(child: ChildProcess): Promise<void> {
  holdProcess(child, true)
  let noise = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    if (noise.length < 4000) noise += chunk.toString('utf8')
  })
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (reason: string): void => reject(new StartError(reason))
      const timer = setTimeout(() => refuse('it did not answer in 30 s'), START_MS)
      child.once('error', error => refuse(error.message))
      child.once('exit', (code, signal) => refuse(endOf(code, signal, noise)))
      child.stdout?.once('data', (chunk: Buffer) => {
        const line = chunk.toString('utf8').trim()
        if (line.startsWith('ready')) resolve()
        else refuse(line.replace(/^refused /, ''))
      })
      void Promise.resolve().then(() => timer.unref())
    })
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  } finally {
    holdProcess(child, false)
  }
}

function endOf(code: number | null, signal: string | null, noise: string): string {
  const last = noise.trim().split('\n').at(-1) ?? ''
  return `it ended with ${signal ?? `exit code ${code}`}${last === '' ? '' : `: ${last}`}`
}

function serve(child: ChildProcess, gone: Promise<void>): Worker {
  const link = openLink(child)
  return {
    ask: ({ body, wallMs }) =>
      new Promise((resolve, reject) => {
        const lost = link.lost()
        if (lost !== undefined) return reject(lost)
        const id = link.nextId()
        const timer = setTimeout(() => link.lose('it overran its budget'), wallMs + GRACE_MS)
        link.expect({ id, resolve, reject, timer })
        child.stdin?.write(`${JSON.stringify({ id, ...body })}\n`)
      }),
    async kill() {
      link.lose('it was ended')
      // Also an idle worker is waited for.
      child.ref()
      await gone
    },
  }
}

interface Link {
  lost(): Error | undefined
  nextId(): number
  expect(answer: Waiting): void
  /** Ends the process; whoever waits learns why. */
  lose(reason: string): void
}

function openLink(child: ChildProcess): Link {
  const parser = answerParser()
  let waiting: Waiting | undefined
  let lost: Error | undefined
  let lastId = 0
  const settle = (): Waiting | undefined => {
    const settled = waiting
    waiting = undefined
    if (settled !== undefined) clearTimeout(settled.timer)
    holdProcess(child, false)
    return settled
  }
  const lose = (reason: string): void => {
    lost ??= new WorkerLostError(reason)
    child.kill('SIGKILL')
    settle()?.reject(lost)
  }
  child.stdout?.on('data', (chunk: Buffer) => {
    const parsed = parser.push(chunk)
    if (parsed.kind === 'broken') return lose(parsed.reason)
    for (const answer of parsed.answers) {
      if (answer.id !== waiting?.id) return lose('it answered what was not asked')
      settle()?.resolve(answer)
    }
  })
  child.stdin?.on('error', error => lose(error.message))
  child.once('error', error => lose(error.message))
  child.once('exit', (code, signal) => lose(`it ended with ${signal ?? `exit code ${code}`}`))
  return {
    lost: () => lost,
    nextId: () => (lastId += 1),
    expect(answer) {
      waiting = answer
      holdProcess(child, true)
    },
    lose,
  }
}
