import type { Pool } from '../../schema/index.ts'
import type { ReleasedBundle } from '../../formats/index.ts'
import { allMutantsPool } from './all-mutants-pool.ts'
import { balancedPool } from './balanced-pool.ts'
import { composePool } from './compose-pool.ts'
import { equivalentsPool } from './equivalents-pool.ts'
import type { GroupMemory } from './group-memory.ts'
import type { PoolGroup } from './pool-group.ts'
import type { PoolInput } from './pool-task.ts'
import { stackedPool } from './stacked-pool.ts'

/** A pool of execution-judged snippets that is made from the tasks of `base`. */
export type ExtraPool = Exclude<Pool, 'base' | 'repository' | 'judged' | 'typescript'>

/** One line a pool, in the order of building. */
const BUILDERS: Readonly<Record<ExtraPool, (input: PoolInput) => Promise<readonly PoolGroup[]>>> = {
  balanced: balancedPool,
  equivalents: equivalentsPool,
  stacked: stackedPool,
  'all-mutants': allMutantsPool,
}

/** The extra pools, in the order of building. */
export const EXTRA_POOLS: readonly ExtraPool[] = [
  'balanced',
  'equivalents',
  'stacked',
  'all-mutants',
]

/** The extra pools by name. */
export type Pools = ReadonlyMap<ExtraPool, ReleasedBundle>

/** How pools are built. */
export interface PoolOptions {
  readonly memory: GroupMemory
  readonly progress?: ((text: string) => void) | undefined
}

/** Builds every extra pool; everything in them has been executed. */
export async function buildPools(
  input: PoolInput,
  { memory, progress }: PoolOptions,
): Promise<Pools> {
  const pools = new Map<ExtraPool, ReleasedBundle>()
  for (const name of EXTRA_POOLS) {
    progress?.(`building pool ${name}`)
    // The quads of one task depend on all others: what was built of fewer tasks is of no use.
    const groups =
      name === 'balanced' ? balancedPool(input) : memory.groups(name, input, BUILDERS[name])
    pools.set(name, composePool(name, await groups))
  }
  return pools
}
