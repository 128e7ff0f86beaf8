import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { InfrastructureError } from '../schema/index.ts'
import type { InterpreterInfo } from './runner.ts'

const OLDEST = [3, 9] as const

// Answers on any Python since 2.6. A version manager puts a shim on PATH: 50 ms slower per start and
// unreadable for other users, so the real file is taken. In a virtual environment the link is kept.
const PROBE = `
import json, os, platform, sys
base = getattr(sys, "base_prefix", sys.prefix)
path = os.path.realpath(sys.executable) if sys.prefix == base else sys.executable
try:
    import ctypes
    has_ctypes = True
except Exception:
    has_ctypes = False
print(json.dumps({"executable": path, "implementation": platform.python_implementation(),
    "version": platform.python_version(), "platform": sys.platform.rstrip("23") + "-" + platform.machine(),
    "hasCtypes": has_ctypes, "canFork": hasattr(os, "fork")}))
`

const Probe = z.object({
  executable: z.string().min(1),
  implementation: z.string(),
  version: z.string(),
  platform: z.string(),
  hasCtypes: z.boolean(),
  canFork: z.boolean(),
})

/** A Python that can run snippets, and what its levels depend on. */
export interface Python extends InterpreterInfo {
  readonly hasCtypes: boolean
  readonly canFork: boolean
}

interface Candidate {
  readonly command: string
  readonly python?: Python
  readonly problem?: string
}

/**
 * Finds the Python that runs snippets: `wanted`, else `python3` or `python` on PATH.
 * @throws InfrastructureError when there is none, or it is older than 3.9
 */
export async function findPython(wanted?: string): Promise<Python> {
  const commands = wanted === undefined ? ['python3', 'python'] : [wanted]
  const candidates: Candidate[] = []
  for (const command of commands) {
    const candidate = await probe(command)
    if (candidate.python !== undefined && isRecent(candidate.python.version))
      return candidate.python
    candidates.push(candidate)
  }
  throw new InfrastructureError(
    `Executing Python snippets needs Python ${OLDEST.join('.')} or later, but ` +
      `${candidates.map(describe).join(' and ')}. Install Python, name one with the option ` +
      '"python", or run "vitest-retrieval doctor".',
  )
}

async function probe(command: string): Promise<Candidate> {
  try {
    const { stdout } = await promisify(execFile)(command, ['-c', PROBE], { timeout: 30_000 })
    return { command, python: { language: 'python', ...Probe.parse(JSON.parse(stdout)) } }
  } catch (error) {
    return { command, problem: problemOf(error) }
  }
}

function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'could not be started'
  if ('code' in error && error.code === 'ENOENT') return 'is not on PATH'
  const [last = error.message] = error.message.trim().split('\n').toReversed()
  return `could not be started (${last.slice(0, 200)})`
}

function describe({ command, python, problem }: Candidate): string {
  return python === undefined ? `${command} ${problem}` : `${command} is ${python.version}`
}

function isRecent(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(part => Number.parseInt(part, 10))
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}
