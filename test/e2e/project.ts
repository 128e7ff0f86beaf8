import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { screenOf } from './terminal.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A finished command. */
export interface Finished {
  readonly code: number | null
  /** What a terminal shows of standard output and error, without colours. */
  readonly output: string
}

/** A throw-away Vitest project inside the repository, so that imports of the sources resolve. */
export interface Project extends AsyncDisposable {
  readonly directory: string
  write(file: string, text: string): Promise<void>
  read(file: string): Promise<string>
  /** Runs Vitest in the project; `tty` gives it a terminal of 120 × 50. */
  vitest(args: readonly string[], options?: RunOptions): Promise<Finished>
  /** Starts Vitest and leaves it running, as in watch mode. */
  start(args: readonly string[]): Running
}

/** A command that goes on until it is stopped. */
export interface Running extends AsyncDisposable {
  /** Resolves with everything shown so far once it holds `text` `times` times. */
  shows(text: string, times: number): Promise<string>
  /** Presses a key; the terminal is a real one. */
  press(key: string): void
  /** Resolves with the exit code once the command has ended by itself. */
  ended(): Promise<number | null>
}

/** How a command is run. */
export interface RunOptions {
  readonly tty?: boolean
  readonly env?: Readonly<Record<string, string>>
}

/** Makes a project with these files. */
export async function makeProject(files: Readonly<Record<string, string>>): Promise<Project> {
  const parent = join(root, 'test/e2e/.tmp')
  await mkdir(parent, { recursive: true })
  const directory = await mkdtemp(join(parent, 'p-'))
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await writeFile(join(directory, file), text)
  }
  for (const [file, text] of Object.entries(files)) await write(file, text)
  return {
    directory,
    write,
    read: file => readFile(join(directory, file), 'utf8'),
    vitest: (args, options) => run(directory, args, options ?? {}),
    start: args => start(directory, args),
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  }
}

const cli = join(root, 'node_modules/vitest/vitest.mjs')

// Gives the child a terminal of 120 columns, copies what it writes and what is typed for it; its exit
// code is ours.
const PTY = `
import fcntl, os, pty, select, signal, struct, sys, termios
pid, fd = pty.fork()
if pid == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 120, 0, 0))
    os.execvp(sys.argv[1], sys.argv[1:])
signal.signal(signal.SIGTERM, lambda *_: os.kill(pid, signal.SIGTERM))
sources = [fd, 0]
while True:
    try:
        ready = select.select(sources, [], [])[0]
        if 0 in ready:
            typed = os.read(0, 1024)
            os.write(fd, typed) if typed else sources.remove(0)
        if fd not in ready:
            continue
        data = os.read(fd, 65536)
    except OSError:
        break
    if not data:
        break
    os.write(1, data)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
`

async function run(
  directory: string,
  args: readonly string[],
  options: RunOptions,
): Promise<Finished> {
  const command = [process.execPath, cli, ...args]
  const [file = '', ...rest] = options.tty === true ? ['python3', '-c', PTY, ...command] : command
  const child = spawn(file, rest, { cwd: directory, env: cleanEnvironment(options.env) })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  const text = Buffer.concat(chunks).toString('utf8')
  return { code, output: options.tty === true ? screenOf(text) : pipedText(text) }
}

/** A pipe has line feeds alone, which a terminal would not take back to the first column. */
function pipedText(text: string): string {
  return screenOf(text.replaceAll('\n', '\r\n'))
}

function start(directory: string, args: readonly string[]): Running {
  const child = spawn('python3', ['-c', PTY, process.execPath, cli, ...args], {
    cwd: directory,
    env: cleanEnvironment({}),
  })
  const closed = new Promise<number | null>(resolve => child.on('close', code => resolve(code)))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString('utf8')))
  }
  return {
    async shows(text, times) {
      while (output.split(text).length <= times) {
        if (child.exitCode !== null)
          throw new Error(`Vitest ended before it showed ${text}: ${output}`)
        await sleep(50)
      }
      return screenOf(output)
    },
    press: key => void child.stdin.write(key),
    ended: () => closed,
    async [Symbol.asyncDispose]() {
      child.kill()
      await closed
    },
  }
}

/** The outer Vitest and CI mark the environment; the inner one must behave as for a user. */
function cleanEnvironment(extra: RunOptions['env']): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(VITEST|VITE_|TEST$|NODE_ENV$|CI$|GITHUB_|FORCE_COLOR|AI_AGENT|CLAUDE|AGENT)/.test(name),
  )
  return { ...Object.fromEntries(kept), ...extra }
}
