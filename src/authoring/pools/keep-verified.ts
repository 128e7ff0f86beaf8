import { isVerifiedDistractor } from '../../mutation/index.ts'
import type { ExecutionPair } from '../../schema/index.ts'
import { HASH_SEEDS, MUTANT_CPU_MS, type Executor } from '../compile/executor.ts'
import { runUnderSeeds } from '../compile/run-canonicals.ts'
import type { PoolTask } from './pool-task.ts'

/** Programs of one task, each believed to be wrong, best first. */
export interface Proposals<Proposal extends { readonly code: string }> {
  readonly of: PoolTask
  readonly proposals: readonly Proposal[]
}

/**
 * Keeps of every list the first proposal that fails by a bare assertion, under two hash seeds alike;
 * the others are not run. Two bugs may undo each other, so nothing is believed.
 */
export async function keepVerified<Proposal extends { readonly code: string }>(
  lists: readonly Proposals<Proposal>[],
  executor: Executor,
): Promise<ReadonlyMap<Proposals<Proposal>, Proposal>> {
  const kept = new Map<Proposals<Proposal>, Proposal>()
  for (let round = 0; ; round += 1) {
    const open = lists.filter(list => !kept.has(list) && round < list.proposals.length)
    if (open.length === 0) return kept
    const failing = await verifiedOf(
      open.map(({ of, proposals }, at) => pairOf(String(at), of, proposals[round]?.code ?? '')),
      executor,
    )
    for (const [at, list] of open.entries()) {
      const proposal = list.proposals[round]
      if (proposal !== undefined && failing.has(String(at))) kept.set(list, proposal)
    }
  }
}

/** The ids of the pairs whose code is wrong in the way that a distractor must be. */
async function verifiedOf(
  pairs: readonly ExecutionPair[],
  executor: Executor,
): Promise<ReadonlySet<string>> {
  const quick = await executor.execute(pairs, { cpuMs: MUTANT_CPU_MS, hashSeed: HASH_SEEDS[0] })
  const likely = new Set(
    quick.filter(({ outcomes }) => isVerifiedDistractor(outcomes)).map(({ id }) => id),
  )
  const runs = await runUnderSeeds(
    pairs.filter(({ id }) => likely.has(id)),
    executor,
  )
  const holds = [...runs].filter(([, each]) => {
    const labels = new Set(each.map(({ outcomes }) => outcomes.join()))
    return labels.size === 1 && each.every(({ outcomes }) => isVerifiedDistractor(outcomes))
  })
  return new Set(holds.map(([id]) => id))
}

/** A program with the tests of a task. */
export function pairOf(id: string, { task }: PoolTask, code: string): ExecutionPair {
  return { id, code, tests: [...task.tests] }
}
