import type { Mutant } from '../../mutation/index.ts'
import type { Runner } from '../../runner/index.ts'
import { judged, type JudgedMutant } from './judged-mutant.ts'

const LEAST_CPU_MS = 200
const MOST_CPU_MS = 5_000
const TIMES_CANONICAL = 10

/** Returns the CPU time that a variant may take, from what its canonical took. */
export function cpuBudget(canonicalMs: number): number {
  return Math.min(MOST_CPU_MS, Math.max(LEAST_CPU_MS, Math.ceil(TIMES_CANONICAL * canonicalMs)))
}

/** Runs mutants against tests. */
export function verifyMutants(
  mutants: readonly Mutant[],
  tests: readonly string[],
  runner: Runner,
  cpuMs: number,
): Promise<readonly JudgedMutant[]> {
  return Promise.all(
    mutants.map(async mutant => {
      const pair = { id: mutant.id, code: mutant.code, tests: [...tests] }
      return judged(mutant, (await runner.execute(pair, { cpuMs })).outcomes)
    }),
  )
}
