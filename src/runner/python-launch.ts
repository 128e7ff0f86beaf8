import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { IsolationLevel } from '../schema/index.ts'
import type { Python } from './find-python.ts'
import type { Limits } from './limits.ts'
import type { Launch } from './worker.ts'

/** What a worker's process depends on. */
export interface LaunchOptions {
  readonly level: IsolationLevel
  readonly limits: Limits
  readonly seed: number
}

const SCRIPTS = fileURLToPath(new URL('./python', import.meta.url))

/**
 * Returns the command line of a warm Python at one level. `-s -S` and an environment of six fixed
 * variables leave user and site packages out as `-I` would, but `-I` ignores PYTHONHASHSEED: sets
 * would iterate in another order in every run.
 */
export function pythonLaunch(python: Python, options: LaunchOptions): Launch {
  const script = options.level === 'process' ? 'single.py' : 'zygote.py'
  const args = ['-s', '-S', '-B', `${SCRIPTS}/${script}`, JSON.stringify(options)]
  const env = pythonEnvironment(options.seed)
  if (options.level !== 'bwrap') return { command: python.executable, args, env }
  return { command: 'bwrap', args: [...bwrapArguments(python), python.executable, ...args], env }
}

/** The whole environment of a snippet: nothing of the user's. */
export function pythonEnvironment(seed: number): Readonly<Record<string, string>> {
  return {
    PATH: process.platform === 'win32' ? (process.env['PATH'] ?? '') : '/usr/bin:/bin',
    PYTHONHASHSEED: String(seed % 2 ** 32),
    PYTHONUTF8: '1',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    OPENBLAS_NUM_THREADS: '1',
  }
}

/** New namespaces of every kind, a root of what is read (`more` too), nothing that can be written. */
export function bwrapArguments(
  { executable }: Python,
  more: readonly string[] = [],
): readonly string[] {
  const prefix = executable.replace(/\/bin\/[^/]*$/, '')
  const roots = ['/usr', '/lib', '/lib64', '/bin', '/etc/ld.so.cache', prefix, SCRIPTS, ...more]
  const binds = [...new Set(roots)].filter(path => existsSync(path))
  return [
    '--unshare-all',
    '--die-with-parent',
    '--new-session',
    '--cap-drop',
    'ALL',
    ...binds.flatMap(path => ['--ro-bind', path, path]),
    // There, and closed: what it would be outside.
    '--dir',
    '/tmp',
    '--dev',
    '/dev',
    '--proc',
    '/proc',
    '--chdir',
    '/',
  ]
}
