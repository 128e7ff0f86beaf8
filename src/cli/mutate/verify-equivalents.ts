import {
  agreementTests,
  generateInputs,
  speedTests,
  type Equivalent,
  type Parse,
} from '../../mutation/index.ts'
import type { Runner } from '../../runner/index.ts'

/** What an equivalent is compared with, and by which interpreters. */
export interface EquivalentCheck {
  readonly canonical: string
  readonly functionName: string
  readonly tests: readonly string[]
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

const INPUT_CPU_MS = 2_000

/**
 * Verifies equivalents: each passes all tests under both hash seeds, and agrees with the canonical
 * on inputs made from the tests' own arguments. Inputs that are slow for the canonical are left out.
 */
export async function verifyEquivalents(
  equivalents: readonly Equivalent[],
  check: EquivalentCheck,
): Promise<readonly JudgedEquivalent[]> {
  const { tests, functionName, parse, seed, canonical } = check
  const inputs = await quickInputs(generateInputs(tests, functionName, parse, { seed }), check)
  const comparisons = agreementTests(canonical, functionName, inputs)
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
  return comparisons.length === 0 || passes(code, comparisons, runners[0], 3 * INPUT_CPU_MS)
}

async function passes(
  code: string,
  tests: readonly string[],
  runner: Runner,
  cpuMs: number,
): Promise<boolean> {
  const { outcomes } = await runner.execute({ id: 'equivalent', code, tests: [...tests] }, { cpuMs })
  return outcomes.length === tests.length && outcomes.every(outcome => outcome === 'pass')
}

/** Keeps the inputs that the canonical is soon done with, also when one of them hangs. */
async function quickInputs(
  inputs: readonly string[],
  { canonical, functionName, runners }: EquivalentCheck,
): Promise<readonly string[]> {
  const quick: string[] = []
  let rest = inputs
  while (rest.length > 0) {
    const tests = speedTests(functionName, rest)
    const pair = { id: 'inputs', code: canonical, tests: [...tests] }
    const { outcomes } = await runners[0].execute(pair, { cpuMs: INPUT_CPU_MS })
    quick.push(...rest.filter((_, at) => outcomes[at] === 'pass'))
    const cut = outcomes.findIndex(outcome => !/^(pass|FAIL)/.test(outcome))
    rest = cut === -1 ? [] : rest.slice(cut + 1)
  }
  return quick
}
