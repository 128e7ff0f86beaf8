import type { Language } from '../schema/index.ts'
import type { InterpreterInfo } from './runner.ts'

/** Returns the Node that this process runs on, which executes JavaScript and TypeScript too. */
export function nodeInterpreter(language: Language): InterpreterInfo {
  return {
    language,
    implementation: 'node',
    version: process.versions.node,
    platform: `${process.platform}-${process.arch}`,
    executable: process.execPath,
  }
}
