import {
  agreementTests,
  generateInputs,
  type Equivalent,
  type Parse,
} from '../../mutation/index.ts'
import type { Runner } from '../../runner/index.ts'
import type { Language } from '../../schema/index.ts'
import { quickInputs } from './quick-inputs.ts'

/** What an equivalent is compared with, and by which interpreters. */
export interface EquivalentCheck {
  readonly canonical: string
  readonly functionName: string
  readonly tests: readonly string[]
  readonly language: Language
  readonly parse: Parse
  /** Two interpreters with different hash seeds. */
  readonly runners: readonly [Runner, Runner]
  readonly seed: number
  readonly cpuMs: number
}

/** An equivalent with the verdict on it. */
export interface JudgedEquivalent {
  readonly equivalent: Equivalent
  readonly verified: boolean
  /** Inputs on which it was compared with the canonical. */
  readonly inputs: number
}

const AGREEMENT_CPU_MS = 5_000

/**
 * Verifies equivalents: each passes all tests under both hash seeds, and agrees with the canonical
 * on inputs made from the tests' own arguments. Inputs that are slow for it are left out.
 */
export async function verifyEquivalents(
  equivalents: readonly Equivalent[],
  check: EquivalentCheck,
): Promise<readonly JudgedEquivalent[]> {
  if (equivalents.length === 0) return []
  const { tests, functionName, parse, seed, canonical, language, runners } = check
  const inputs = await quickInputs(generateInputs(tests, functionName, parse, { seed }), {
    canonical,
    functionName,
    language,
    runner: runners[0],
  })
  const comparisons = agreementTests({ reference: canonical, functionName, inputs }, language)
  return Promise.all(
    equivalents.map(async equivalent => {
      const verified = await holds(equivalent.code, comparisons, check)
      return { equivalent, verified, inputs: inputs.length }
    }),
  )
}

async function holds(
  code: string,
  comparisons: readonly string[],
  { tests, runners, cpuMs }: EquivalentCheck,
): Promise<boolean> {
  for (const runner of runners) {
    if (!(await passes(code, tests, runner, cpuMs))) return false
  }
  return comparisons.length === 0 || passes(code, comparisons, runners[0], AGREEMENT_CPU_MS)
}

async function passes(
  code: string,
  tests: readonly string[],
  runner: Runner,
  cpuMs: number,
): Promise<boolean> {
  const pair = { id: 'equivalent', code, tests: [...tests] }
  const { outcomes } = await runner.execute(pair, { cpuMs })
  return outcomes.length === tests.length && outcomes.every(outcome => outcome === 'pass')
}
