import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '../schema/index.ts'
import type { Python } from './find-python.ts'
import { bwrapArguments, type LaunchOptions } from './python-launch.ts'
import type { Launch } from './worker.ts'

const LAUNCHER = fileURLToPath(new URL('./python/launch.py', import.meta.url))

/**
 * Returns the command line of a warm Node. Below `process` a few lines of Python confine the process
 * before it becomes Node, which itself has no way to. The worker comes as text: it reads no file.
 */
export function javascriptLaunch(
  language: Language,
  options: LaunchOptions,
  python: Python | undefined,
): Launch {
  const node = [process.execPath, ...nodeArguments(options, language)]
  const env = {
    TZ: 'UTC',
    LC_ALL: 'C.UTF-8',
    OPENSSL_CONF: '/dev/null',
    RUNNER_SETTINGS: JSON.stringify({ language, seed: options.seed, realm: sourceOf('realm.cjs') }),
  }
  if (options.level === 'process' || python === undefined) return toLaunch(node, env)
  const confine = [python.executable, '-s', '-S', '-B', LAUNCHER, JSON.stringify(options), ...node]
  if (options.level !== 'bwrap') return toLaunch(confine, env)
  return toLaunch(['bwrap', ...bwrapArguments(python, [process.execPath]), ...confine], env)
}

function nodeArguments({ limits }: LaunchOptions, language: Language): readonly string[] {
  return [
    '--no-warnings',
    // Who gets hold of an object of the worker's own realm still can not make code of it. The
    // stripper of types is WebAssembly, which the flag would forbid too.
    ...(language === 'typescript' ? [] : ['--disallow-code-generation-from-strings']),
    `--max-old-space-size=${Math.max(16, Math.floor(limits.memoryBytes / 2 ** 20))}`,
    '--v8-pool-size=1',
    '-e',
    sourceOf('worker.cjs'),
  ]
}

function toLaunch([command = '', ...args]: readonly string[], env: Launch['env']): Launch {
  return { command, args, env }
}

function sourceOf(name: string): string {
  return readFileSync(new URL(`./javascript/${name}`, import.meta.url), 'utf8')
}
