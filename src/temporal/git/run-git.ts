import { spawn } from 'node:child_process'
import { InfrastructureError } from '../../schema/index.ts'

/** What a git process is started with, besides its arguments. */
export interface GitOptions {
  readonly cwd?: string | undefined
  readonly env?: Readonly<Record<string, string>> | undefined
  readonly input?: string | Buffer | undefined
}

/** What a git process left behind. */
export interface GitResult {
  readonly code: number
  readonly stdout: Buffer
  readonly stderr: string
}

// Neither the user's configuration nor a prompt may change what is read.
const QUIET = {
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  LC_ALL: 'C',
}

/**
 * Runs git to its end and returns what it wrote, whatever its exit code.
 * @throws InfrastructureError when git cannot be started
 */
export function tryGit(args: readonly string[], options: GitOptions = {}): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      cwd: options.cwd,
      env: { ...cleanEnvironment(), ...QUIET, ...options.env },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const [out, err]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    // A process that ends early closes its input; its exit code tells why.
    child.stdin.on('error', () => {})
    child.on('error', cause => reject(notStarted(cause)))
    child.on('close', code =>
      resolve({
        code: code ?? -1,
        stdout: Buffer.concat(out),
        stderr: Buffer.concat(err).toString('utf8').trim(),
      }),
    )
    child.stdin.end(options.input)
  })
}

/**
 * Runs git and returns its output.
 * @throws InfrastructureError when it exits with another code than 0
 */
export async function runGit(args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const { code, stdout, stderr } = await tryGit(args, options)
  if (code === 0) return stdout
  throw new InfrastructureError(
    `git ${args.find(arg => !arg.startsWith('-')) ?? ''} must succeed, but ended with ${code}: ` +
      `${stderr.split('\n').slice(0, 3).join('; ')}. Check the repository with "git fsck".`,
  )
}

/** A hook that runs inside git has variables set that would name another repository. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
  )
}

function notStarted(cause: Error): InfrastructureError {
  return new InfrastructureError(
    `git must be installed to read a history, but could not be started (${cause.message}). ` +
      'Install git 2.31 or newer.',
    { cause },
  )
}
