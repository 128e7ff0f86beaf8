import {
  enumerateMutants,
  isVerifiedDistractor,
  sampleMutants,
  selectDistractors,
  type Candidate,
} from '../../mutation/index.ts'
import type { ExecutionPair, Language } from '../../schema/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import { HASH_SEEDS, SHIPPED_CPU_MS, type Executor } from '../compile/executor.ts'
import { executedText, type VerifiedFunction } from './verify-functions.ts'

/** How mutants are made and run. */
export interface ChooseMutantsOptions {
  readonly language: Language
  readonly parse: (source: string) => TreeNode
  readonly executor: Executor
  readonly seed: number
  readonly progress?: ((text: string) => void) | undefined
}

/** A module is loaded with every mutant: more than the 100 ms of a bare function. */
const CPU_MS = 300
/** Mutants that are run of one function: real suites cost more than asserts. */
const MOST_MUTANTS = 24
/** Functions between two lines of progress. */
const STEP = 10

/** Returns up to four verified distractors of each function, chosen over all functions at once. */
export async function chooseMutants(
  functions: readonly VerifiedFunction[],
  options: ChooseMutantsOptions,
): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  const tasks = []
  for (const [at, each] of functions.entries()) {
    if (at % STEP === 0) options.progress?.(`running mutants: ${at}/${functions.length} functions`)
    const candidates = await verifiedMutants(each, options)
    tasks.push({ id: each.id, canonical: each.code, query: each.query, candidates })
  }
  return selectDistractors(tasks, { seed: options.seed })
}

/** Mutants that fail by a bare assertion, in the same way under both hash seeds. */
async function verifiedMutants(
  each: VerifiedFunction,
  { language, parse, executor, seed }: ChooseMutantsOptions,
): Promise<readonly Candidate[]> {
  const all = enumerateMutants(each.code, parse, { language })
  const mutants = sampleMutants(all, MOST_MUTANTS, seed)
  const pairs = mutants.map((mutant): ExecutionPair => ({
    id: mutant.id,
    code: executedText(each.context, mutant.code),
    tests: [...each.tests],
  }))
  const first = await executor.execute(pairs, { cpuMs: CPU_MS, hashSeed: HASH_SEEDS[0] })
  const wrong = pairs.filter((_, at) => isVerifiedDistractor(first[at]?.outcomes ?? []))
  const again = await executor.execute(wrong, { cpuMs: SHIPPED_CPU_MS, hashSeed: HASH_SEEDS[1] })
  const outcomes = new Map(first.map(result => [result.id, result.outcomes]))
  const stable = again.filter(
    ({ id, outcomes: found }) => found.join() === outcomes.get(id)?.join(),
  )
  const kept = new Set(stable.map(({ id }) => id))
  return mutants
    .filter(({ id }) => kept.has(id))
    .map(mutant => ({ mutant, outcomes: outcomes.get(mutant.id) ?? [] }))
}
