import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { createInterface } from 'node:readline'
import { InfrastructureError } from '../schema/index.ts'
import { pendingAnswers } from './pending-answers.ts'

const KEPT_STDERR = 2000
const IS_POSIX = process.platform !== 'win32'

/** A running command that answers JSON lines by JSON lines. */
export interface CommandProcess {
  /** Sends one request and waits for the answer that carries its number. */
  ask(request: Readonly<Record<string, unknown>>, signal: AbortSignal | undefined): Promise<unknown>
}

/**
 * Starts a shell command. It ends with this process, or when its standard input ends; idle, it does
 * not keep this process alive.
 */
export function startCommand(command: string, name: string): CommandProcess {
  const child = spawnShell(command)
  const pending = pendingAnswers()
  let ended: InfrastructureError | undefined
  const end = (what: string, said = ''): void => {
    const output = said === '' ? '' : ` It said: ${said}`
    ended ??= new InfrastructureError(
      `The command of retriever "${name}" (${command}) must keep running, but ${what}.${output}`,
    )
    pending.rejectAll(ended)
  }
  watch(child, end)
  createInterface({ input: child.stdout }).on('line', line => {
    const answer = parseAnswer(line)
    if (answer === undefined) return end(`printed a line that is no answer: ${line.slice(0, 200)}`)
    pending.resolve(answer.number, answer.value)
    return pending.count() === 0 ? setReferenced(child, 'unref') : undefined
  })
  return {
    async ask(request, signal) {
      signal?.throwIfAborted()
      if (ended !== undefined) throw ended
      const { number, answer } = pending.open()
      const abort = (): void =>
        pending.reject(
          number,
          new InfrastructureError(`Nobody waits for request ${number} any more.`),
        )
      setReferenced(child, 'ref')
      signal?.addEventListener('abort', abort, { once: true })
      child.stdin.write(`${JSON.stringify({ number, ...request })}\n`)
      return answer.finally(() => signal?.removeEventListener('abort', abort))
    },
  }
}

function spawnShell(command: string): ChildProcessWithoutNullStreams {
  const child = spawn(command, { shell: true, detached: IS_POSIX, stdio: 'pipe' })
  const kill = (): void => killTree(child)
  process.on('exit', kill)
  child.on('close', () => process.removeListener('exit', kill))
  setReferenced(child, 'unref')
  return child
}

function watch(
  child: ChildProcessWithoutNullStreams,
  end: (what: string, said?: string) => void,
): void {
  let errors = ''
  child.stderr.on('data', chunk => {
    errors = `${errors}${String(chunk)}`.slice(-KEPT_STDERR)
  })
  child.stdin.on('error', () => {}) // 'close' tells why
  child.on('error', error => end(`could not be started: ${error.message}`))
  child.on('close', (code, signal) => end(`ended with ${signal ?? `code ${code}`}`, errors.trim()))
}

function parseAnswer(
  line: string,
): { readonly number: number; readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value !== 'object' || value === null || !('number' in value)) return undefined
    return typeof value.number === 'number' ? { number: value.number, value } : undefined
  } catch {
    return undefined
  }
}

function killTree(child: ChildProcessWithoutNullStreams): void {
  try {
    // The shell may have started more than itself: end its whole group.
    if (IS_POSIX && child.pid !== undefined) process.kill(-child.pid)
    else child.kill()
  } catch {
    // It has ended already.
  }
}

function setReferenced(child: ChildProcessWithoutNullStreams, how: 'ref' | 'unref'): void {
  child[how]()
  for (const stream of [child.stdin, child.stdout, child.stderr]) refStream(stream, how)
}

/** Pipes of child processes are sockets, which the declared stream types do not say. */
function refStream(stream: object, how: 'ref' | 'unref'): void {
  const method: unknown = Reflect.get(stream, how)
  if (typeof method === 'function') Reflect.apply(method, stream, [])
}
