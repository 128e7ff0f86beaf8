import { InfrastructureError, type IsolationLevel, type Language } from '../schema/index.ts'
import { PROCESS_LEVELS } from './choose-level.ts'
import { findPython } from './find-python.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { nodeInterpreter } from './node-interpreter.ts'
import type { InterpreterInfo, LevelReport } from './runner.ts'
import { reportJavascriptLevel } from './start-javascript.ts'
import { reportPythonLevel } from './start-python.ts'

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
  return [await reportPython(python), await reportJavascript(python)]
}

async function reportPython(wanted?: string): Promise<RunnerReport> {
  try {
    const python = await findPython(wanted)
    const levels: LevelReport[] = []
    for (const level of PROCESS_LEVELS)
      levels.push(await reportPythonLevel(python, launchAt(level)))
    const { language, implementation, version, platform, executable } = python
    const interpreter = { language, implementation, version, platform, executable }
    const usable = levels.some(level => level.available)
    return { language, interpreter, levels, ...(usable ? {} : { problem: 'no level works' }) }
  } catch (error) {
    if (!(error instanceof InfrastructureError)) throw error
    return { language: 'python', problem: error.message, levels: [] }
  }
}

async function reportJavascript(wanted?: string): Promise<RunnerReport> {
  const interpreter = nodeInterpreter('javascript')
  const levels: LevelReport[] = []
  for (const level of PROCESS_LEVELS) {
    levels.push(
      await reportJavascriptLevel({ language: 'javascript', python: wanted }, launchAt(level)),
    )
  }
  return { language: 'javascript', interpreter, levels }
}

function launchAt(level: IsolationLevel) {
  return { level, limits: DEFAULT_LIMITS, seed: 0 }
}
