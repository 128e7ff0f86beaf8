import { stripTypeScriptTypes } from 'node:module'
import { InfrastructureError, type IsolationLevel, type Language } from '../schema/index.ts'
import { chooseLevel } from './choose-level.ts'
import { findPython, type Python } from './find-python.ts'
import { javascriptLaunch } from './javascript-launch.ts'
import { resolveLimits } from './limits.ts'
import { nodeInterpreter } from './node-interpreter.ts'
import { pooledRunner } from './pooled-runner.ts'
import type { LaunchOptions } from './python-launch.ts'
import { reportLevel } from './report-level.ts'
import type { LevelReport, RunnerOptions, StartedRunner } from './runner.ts'
import { javascriptProbes } from './self-test.ts'
import { watchedWorker } from './watched-worker.ts'
import type { Worker } from './worker.ts'

/** Whose snippets are run, and which Python confines them. */
export interface JavascriptChoice {
  readonly language: Language
  readonly python?: string | undefined
}

/**
 * Starts a runner for JavaScript or TypeScript on this very Node.
 * @throws InfrastructureError when the required level is not to be had, or Node cannot strip types
 */
export async function startJavascript(
  options: RunnerOptions,
  language: Language,
): Promise<StartedRunner> {
  if (language === 'typescript' && typeof stripTypeScriptTypes !== 'function') {
    throw new InfrastructureError(
      `Executing TypeScript needs Node 22.13 or later, but this is ${process.versions.node}. ` +
        'Update Node.',
    )
  }
  const limits = resolveLimits(options.limits)
  const { seed = 0, level: wanted = 'lock', isolation, python } = options
  let launcher: Python | undefined
  const chosen = await chooseLevel({ wanted, isolation }, async level => {
    const found = await launcherFor(level, python)
    if (typeof found === 'string') return { level, available: false, reason: found }
    launcher = found
    return testLevel(language, { level, limits, seed }, found)
  })
  const start = async (): Promise<Worker> =>
    watchedWorker(javascriptLaunch(language, { level: chosen.level, limits, seed }, launcher))
  return pooledRunner({ interpreter: nodeInterpreter(language), chosen, limits, start }, options)
}

/** Tells whether Node can be confined to a level here. */
export async function reportJavascriptLevel(
  { language, python }: JavascriptChoice,
  launch: LaunchOptions,
): Promise<LevelReport> {
  const { level } = launch
  const launcher = await launcherFor(level, python)
  if (typeof launcher === 'string') return { level, available: false, reason: launcher }
  return testLevel(language, launch, launcher)
}

function testLevel(
  language: Language,
  launch: LaunchOptions,
  launcher: Python | undefined,
): Promise<LevelReport> {
  return reportLevel(launch.level, javascriptProbes(), async () =>
    watchedWorker(javascriptLaunch(language, launch, launcher)),
  )
}

/** Returns the Python that confines, undefined when none is needed, or why the level is impossible. */
async function launcherFor(
  level: IsolationLevel,
  wanted: string | undefined,
): Promise<Python | string | undefined> {
  if (level === 'process') return undefined
  if (level === 'wasm') return 'it runs Python only'
  if (process.platform !== 'linux') return `it needs Linux, this is ${process.platform}`
  try {
    const python = await findPython(wanted)
    return python.hasCtypes ? python : 'the Python that confines Node has no ctypes'
  } catch (error) {
    if (!(error instanceof InfrastructureError)) throw error
    return `Python must confine Node: ${error.message}`
  }
}
