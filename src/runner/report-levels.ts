import { InfrastructureError, type IsolationLevel, type Language } from '../schema/index.ts'
import { findPython } from './find-python.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import type { InterpreterInfo, LevelReport } from './runner.ts'
import { PYTHON_LEVELS, reportLevel } from './start-python.ts'

/** What would execute the snippets of one language here, and how strictly it can be confined. */
export interface RunnerReport {
  readonly language: Language
  readonly interpreter?: InterpreterInfo | undefined
  /** Why no snippet can be executed. */
  readonly problem?: string | undefined
  /** Strictest first. */
  readonly levels: readonly LevelReport[]
}

/** Looks for the interpreter of every language and tries each isolation level with its self-test. */
export async function reportRunners(python?: string): Promise<readonly RunnerReport[]> {
  return [await reportPython(python)]
}

async function reportPython(wanted?: string): Promise<RunnerReport> {
  try {
    const python = await findPython(wanted)
    const levels: LevelReport[] = []
    for (const level of PYTHON_LEVELS) levels.push(await reportLevel(python, launchAt(level)))
    const { language, implementation, version, platform, executable } = python
    const interpreter = { language, implementation, version, platform, executable }
    const usable = levels.some(level => level.available)
    return { language, interpreter, levels, ...(usable ? {} : { problem: 'no level works' }) }
  } catch (error) {
    if (!(error instanceof InfrastructureError)) throw error
    return { language: 'python', problem: error.message, levels: [] }
  }
}

function launchAt(level: IsolationLevel) {
  return { level, limits: DEFAULT_LIMITS, seed: 0 }
}
