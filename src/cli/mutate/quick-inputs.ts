import { speedTests } from '../../mutation/index.ts'
import type { Runner } from '../../runner/index.ts'
import type { Language } from '../../schema/index.ts'

/** The function whose inputs are tried, and what runs it. */
export interface InputTrial {
  readonly canonical: string
  readonly functionName: string
  readonly language: Language
  readonly runner: Runner
}

const CPU_MS = 300 // a hang costs it twice, and hardly a chunk needs it
const TOGETHER = 25
const CHUNK = 25
const MOST_HANGS = 6 // a function that hangs on many inputs is compared on the others

/**
 * Keeps the inputs that the canonical is soon done with, also when some of them hang, and that name
 * nothing unknown. Tries many in one test first: hardly any function is slow.
 */
export async function quickInputs(
  inputs: readonly string[],
  trial: InputTrial,
): Promise<readonly string[]> {
  const outcomes = await tryInputs(inputs, TOGETHER, trial)
  const isQuick = (at: number): boolean => outcomes[Math.floor(at / TOGETHER)] === 'pass'
  const doubtful = new Set(inputs.filter((_, at) => !isQuick(at)))
  if (doubtful.size === 0) return inputs
  const kept = new Set(await oneByOne([...doubtful], trial))
  return inputs.filter(input => !doubtful.has(input) || kept.has(input))
}

async function oneByOne(inputs: readonly string[], trial: InputTrial): Promise<readonly string[]> {
  const quick: string[] = []
  let [rest, hangs] = [inputs, 0]
  while (rest.length > 0 && hangs < MOST_HANGS) {
    const chunk = rest.slice(0, CHUNK)
    const outcomes = await tryInputs(chunk, 1, trial)
    quick.push(...chunk.filter((_, at) => outcomes[at] === 'pass'))
    const cut = outcomes.findIndex(outcome => !/^(pass|FAIL)/.test(outcome))
    if (cut !== -1) hangs += 1
    rest = rest.slice(cut === -1 ? chunk.length : cut + 1)
  }
  return quick
}

async function tryInputs(
  inputs: readonly string[],
  perTest: number,
  { canonical, functionName, language, runner }: InputTrial,
): Promise<readonly string[]> {
  const tests = speedTests({ functionName, inputs }, language, perTest)
  if (tests.length === 0) return []
  const pair = { id: 'inputs', code: canonical, tests: [...tests] }
  return (await runner.execute(pair, { cpuMs: CPU_MS })).outcomes
}
