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

const INPUT_CPU_MS = 600
const AGREEMENT_CPU_MS = 5_000
const CHUNK = 50
const MOST_HANGS = 6 // a function that hangs on many inputs is compared on the others

/**
 * Verifies equivalents: each passes all tests under both hash seeds, and agrees with the canonical
 * on inputs made from the tests' own arguments. Inputs that are slow for it are left out.
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
  return comparisons.length === 0 || passes(code, comparisons, runners[0], AGREEMENT_CPU_MS)
}

async function passes(
  code: string,
  tests: readonly string[],
  runner: Runner,
  cpuMs: number,
): Promise<boolean> {
  const { outcomes } = await runner.execute(
    { id: 'equivalent', code, tests: [...tests] },
    { cpuMs },
  )
  return outcomes.length === tests.length && outcomes.every(outcome => outcome === 'pass')
}

/** Keeps the inputs that the canonical is soon done with, also when some of them hang. */
async function quickInputs(
  inputs: readonly string[],
  { canonical, functionName, runners }: EquivalentCheck,
): Promise<readonly string[]> {
  const quick: string[] = []
  let [rest, hangs] = [inputs, 0]
  while (rest.length > 0 && hangs < MOST_HANGS) {
    const chunk = rest.slice(0, CHUNK)
    const tests = speedTests(functionName, chunk)
    const pair = { id: 'inputs', code: canonical, tests: [...tests] }
    const { outcomes } = await runners[0].execute(pair, { cpuMs: INPUT_CPU_MS })
    quick.push(...chunk.filter((_, at) => outcomes[at] === 'pass'))
    const cut = outcomes.findIndex(outcome => !/^(pass|FAIL)/.test(outcome))
    if (cut !== -1) hangs += 1
    rest = rest.slice(cut === -1 ? chunk.length : cut + 1)
  }
  return quick
}
