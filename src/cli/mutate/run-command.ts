import { spawn, type ChildProcess } from 'node:child_process'

/** How a command of the user ended. */
export interface CommandEnd {
  /** `pass` at exit 0, `FAIL` at another exit, `TIMEOUT` when it took too long. */
  readonly outcome: 'pass' | 'FAIL' | 'TIMEOUT'
  readonly ms: number
  /** The end of what it wrote. */
  readonly output: string
}

const MOST_OUTPUT = 2_000

// Python knows a changed source by its second and its size: mutants of one second look alike.
const ENV = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }

/** Runs a command in a shell; one that takes too long is ended with all that it has started. */
export function runCommand(command: string, cwd: string, limitMs: number): Promise<CommandEnd> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const isGroup = process.platform !== 'win32'
    const child = spawn(command, { shell: true, cwd, env: ENV, detached: isGroup, stdio: 'pipe' })
    child.stdin.end()
    let output = ''
    let isLate = false
    const keep = (text: string): void => void (output = (output + text).slice(-MOST_OUTPUT))
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const timer = setTimeout(() => {
      isLate = true
      end(child, isGroup)
    }, limitMs)
    const forget = endWithUs(child, isGroup)
    child.on('error', error => {
      clearTimeout(timer)
      forget()
      reject(error)
    })
    child.on('close', code => {
      clearTimeout(timer)
      forget()
      const outcome = isLate ? 'TIMEOUT' : code === 0 ? 'pass' : 'FAIL'
      resolve({ outcome, ms: performance.now() - started, output })
    })
  })
}

/** A group of its own does not get the terminal's interrupt. */
function endWithUs(child: ChildProcess, isGroup: boolean): () => void {
  const onExit = (): void => end(child, isGroup)
  process.once('exit', onExit)
  return () => void process.off('exit', onExit)
}

function end(child: ChildProcess, isGroup: boolean): void {
  try {
    if (isGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // It has ended already.
  }
}
