import { spawn, type ChildProcess } from 'node:child_process'
import { answerParser, type Answer } from './answer-parser.ts'
import { awaitReady } from './await-ready.ts'
import { hardWallMs } from './budget-watch.ts'
import { holdProcess } from './hold-process.ts'
import { WorkerLostError } from './start-error.ts'

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
  const gone = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  await awaitReady(child)
  return serve(child, gone)
}

function serve(child: ChildProcess, gone: Promise<void>): Worker {
  const link = openLink(child)
  return {
    ask: ({ body, wallMs }) =>
      new Promise((resolve, reject) => {
        const lost = link.lost()
        if (lost !== undefined) return reject(lost)
        const id = link.nextId()
        const timer = setTimeout(
          () => link.lose('it overran its budget'),
          hardWallMs(wallMs) + GRACE_MS,
        )
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
