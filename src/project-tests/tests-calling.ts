import type { Language } from '../schema/index.ts'
import { extractTests } from './extract-tests.ts'
import { pythonTests } from './python-tests.ts'
import { scriptTests } from './script-tests.ts'

/** The tests of a project that call one function, as statements that the runner takes. */
export interface CallingTests {
  /** One-line assertions. */
  readonly lineTests: readonly string[]
  /** Whole test functions, one block each. */
  readonly wholeTests: readonly string[]
  /** Test functions that need fixtures, which cannot be had outside the project. */
  readonly withFixtures: number
}

/** Returns what the given test files hold on a function. */
export async function testsCalling(
  files: readonly string[],
  functionName: string,
  language: Language,
): Promise<CallingTests> {
  const lineTests = files.flatMap(file => extractTests(file, functionName, language))
  if (language !== 'python') {
    const wholeTests = files.flatMap(file => scriptTests(file, functionName))
    return { lineTests, wholeTests, withFixtures: 0 }
  }
  const parts = await Promise.all(files.map(file => pythonTests(file, functionName)))
  return {
    lineTests,
    wholeTests: parts.flatMap(({ tests }) => tests),
    withFixtures: parts.reduce((sum, part) => sum + part.withFixtures, 0),
  }
}
