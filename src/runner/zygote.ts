import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { InfrastructureError, type IsolationLevel } from '../schema/index.ts'
import type { Limits } from './limits.ts'

/** How a zygote is started. */
export interface ZygoteOptions {
  readonly executable: string
  readonly level: IsolationLevel
  readonly limits: Limits
  readonly seed: number
}

/** One warm interpreter; it answers requests one after the other. */
export interface Zygote {
  /** Resolves with the answer; rejects when the process dies or answers nonsense. */
  ask(request: object): Promise<Readonly<Record<string, unknown>>>
  /** Ends the process and what it runs. */
  kill(): void
}

const SCRIPT = fileURLToPath(new URL('./python/zygote.py', import.meta.url))

/** Starts a zygote and waits until it is ready. */
export async function startZygote(options: ZygoteOptions): Promise<Zygote> {
  const child = spawnZygote(options)
  const answers = createInterface({ input: child.stdout ?? process.stdin })
  let waiting: { resolve: (line: string) => void; reject: (error: Error) => void } | undefined
  let death: Error | undefined
  answers.on('line', line => waiting?.resolve(line))
  const die = (reason: string): void => {
    death ??= new InfrastructureError(`The Python worker ended: ${reason}`)
    waiting?.reject(death)
  }
  child.on('error', error => die(error.message))
  child.on('exit', (code, signal) => die(signal ?? `exit code ${code}`))
  child.stdin?.on('error', error => die(error.message))
  const nextLine = (): Promise<string> =>
    new Promise((resolve, reject) => {
      if (death === undefined) waiting = { resolve, reject }
      else reject(death)
    })
  const zygote: Zygote = {
    async ask(request) {
      const line = nextLine()
      child.stdin?.write(`${JSON.stringify(request)}\n`)
      return parseAnswer(await line)
    },
    kill: () => void child.kill('SIGKILL'),
  }
  await nextLine()
  return zygote
}

/**
 * `-s -S -P` keeps user site, site and the script's folder off the path like `-I` would, but lets
 * PYTHONHASHSEED through, without which sets would iterate differently in every run.
 */
function spawnZygote({ executable, level, limits, seed }: ZygoteOptions): ChildProcess {
  const budget = JSON.stringify({ ...limits, seed })
  const child = spawn(executable, ['-s', '-S', '-B', SCRIPT, level, budget], {
    stdio: ['pipe', 'pipe', 'ignore'],
    cwd: '/',
    env: {
      PYTHONHASHSEED: String(seed),
      PYTHONSAFEPATH: '1',
      PYTHONUTF8: '1',
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
    },
  })
  // A worker that is still warm must not keep Node from ending.
  child.unref()
  return child
}

function parseAnswer(line: string): Readonly<Record<string, unknown>> {
  const answer: unknown = JSON.parse(line)
  if (typeof answer === 'object' && answer !== null) return { ...answer }
  throw new InfrastructureError('The Python worker must answer with an object, but did not.')
}
