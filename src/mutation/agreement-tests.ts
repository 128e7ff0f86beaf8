import type { Language } from '../schema/index.ts'
import { javascriptTests } from './agreement/javascript-tests.ts'
import { pythonTests } from './agreement/python-tests.ts'
import type { Comparison, TestWriter } from './agreement/test-writer.ts'

export type { Comparison } from './agreement/test-writer.ts'

/** Inputs that one test compares; small, so that a crash costs few of them. */
const CHUNK = 25

const WRITERS: Readonly<Record<Language, TestWriter>> = {
  python: pythonTests,
  javascript: javascriptTests,
  typescript: javascriptTests,
}

/**
 * Writes tests that call a function and a reference of the same name with the same inputs: both
 * must give equal values of one type, or both must raise.
 */
export function agreementTests(comparison: Comparison, language: Language): readonly string[] {
  return chunksOf(comparison.inputs, CHUNK).map(inputs =>
    WRITERS[language].agreement({ ...comparison, inputs }),
  )
}

/**
 * Writes tests of `perTest` inputs each: one passes when the function is done with each of them
 * soon enough, and none names a variable that only its own test knew.
 */
export function speedTests(
  { functionName, inputs }: Omit<Comparison, 'reference'>,
  language: Language,
  perTest: number,
): readonly string[] {
  return chunksOf(inputs, perTest).map(chunk => WRITERS[language].speed(functionName, chunk))
}

function chunksOf(inputs: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(inputs.length / size) }, (_, at) =>
    inputs.slice(at * size, (at + 1) * size),
  )
}
