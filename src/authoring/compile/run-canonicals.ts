import type { ExecutionPair } from '../../schema/index.ts'
import type { Run } from '../gates/gate.ts'
import type { TaskSource } from '../source/task-source.ts'
import { HASH_SEEDS, SHIPPED_CPU_MS, type ExecuteConditions, type Executor } from './executor.ts'

/** Runs every canonical under two hash seeds, under the first one again, and under further ones. */
export async function runCanonicals(
  tasks: readonly TaskSource[],
  executor: Executor,
  furtherSeeds: readonly number[] = [],
): Promise<ReadonlyMap<string, readonly Run[]>> {
  const pairs = tasks.map(({ id, code, tests }) => ({ id, code, tests: [...tests] }))
  const [first, second] = HASH_SEEDS
  return runUnder(pairs, executor, [
    { how: `hash seed ${first}`, hashSeed: first },
    { how: `hash seed ${second}`, hashSeed: second },
    { how: `hash seed ${first} again`, hashSeed: first, repetition: 1 },
    ...furtherSeeds.map(underSeed),
  ])
}

/** Runs pairs under two hash seeds, and under further ones, with the limit of everything that is shipped. */
export async function runUnderSeeds(
  pairs: readonly ExecutionPair[],
  executor: Executor,
  furtherSeeds: readonly number[] = [],
): Promise<ReadonlyMap<string, readonly Run[]>> {
  return runUnder(pairs, executor, [...HASH_SEEDS, ...furtherSeeds].map(underSeed))
}

type Way = Pick<Run, 'how'> & Pick<ExecuteConditions, 'hashSeed' | 'repetition'>

function underSeed(hashSeed: number): Way {
  return { how: `hash seed ${hashSeed}`, hashSeed }
}

async function runUnder(
  pairs: readonly ExecutionPair[],
  executor: Executor,
  ways: readonly Way[],
): Promise<ReadonlyMap<string, readonly Run[]>> {
  const runs = new Map<string, Run[]>(pairs.map(pair => [pair.id, []]))
  for (const { how, ...way } of ways) {
    const results = await executor.execute(pairs, { cpuMs: SHIPPED_CPU_MS, ...way })
    for (const { id, outcomes } of results) runs.get(id)?.push({ how, outcomes })
  }
  return runs
}
