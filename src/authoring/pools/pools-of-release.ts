import type { ReleasedBundle } from '../../formats/index.ts'
import type { BundleCacheRow } from '../../schema/index.ts'
import { isVerifiedDistractor, type Candidate } from '../../mutation/index.ts'
import { codeHash, testsHash } from '../../runner/index.ts'
import { cacheRows, ownPairs } from '../compile/cache-rows.ts'
import type { Release } from '../compile/compile-dataset.ts'
import { HASH_SEEDS, MUTANT_CPU_MS, type Executor } from '../compile/executor.ts'
import { runUnderSeeds } from '../compile/run-canonicals.ts'
import type { Evidence } from '../gates/gate.ts'
import { buildPools, type ExtraPool } from './build-pools.ts'
import type { GroupMemory } from './group-memory.ts'
import type { PoolTask } from './pool-task.ts'

/** A pool as it is released: its rows and what is known of running them. */
export type ReleasedPool = ReleasedBundle & { readonly cache: readonly BundleCacheRow[] }

/** The extra pools of a release by name. */
export type ReleasedPools = ReadonlyMap<ExtraPool, ReleasedPool>

/** What running the pools needs. */
export interface PoolRun {
  readonly executor: Executor
  readonly memory: GroupMemory
  readonly progress?: ((text: string) => void) | undefined
}

/** Builds the extra pools of a release from its frozen choice and the outcomes of all mutants. */
export async function poolsOfRelease(
  { lock }: Pick<Release, 'lock'>,
  evidence: Evidence,
  { executor, memory, progress }: PoolRun,
): Promise<ReleasedPools> {
  const tasks = evidence.tasks.flatMap(({ task }): PoolTask[] => {
    const locked = task === undefined ? undefined : lock.tasks.get(task.id)
    if (task === undefined || locked === undefined) return []
    const verified = (evidence.mutants.get(task.id) ?? [])
      .filter(({ outcomes }) => isVerifiedDistractor(outcomes))
      .map(({ mutant }) => mutant)
    const ids = new Set(locked.distractors.map(({ mutant }) => mutant))
    const chosen = verified.filter(({ id }) => ids.has(id))
    return [{ task, queryId: locked.query_id, chosen, verified }]
  })
  const input = { tasks, executor, parse: evidence.parse, seed: lock.seed }
  const pools = new Map<ExtraPool, ReleasedPool>()
  for (const [name, bundle] of await buildPools(input, { memory, progress })) {
    const known = name === 'all-mutants' ? knownRows(evidence, executor) : new Map()
    pools.set(name, { ...bundle, cache: await cacheOf(bundle, known, executor) })
  }
  return pools
}

/** Rows of what the kill matrix knows already, by code and suite. */
function knownRows(
  { tasks, mutants }: Evidence,
  { environment: { python, platform } }: Executor,
): ReadonlyMap<string, BundleCacheRow> {
  const rowOf = (tests: readonly string[], { mutant, outcomes }: Candidate): BundleCacheRow => ({
    code_sha256: codeHash(mutant.code),
    tests_sha256: testsHash(tests),
    test_results: [...outcomes],
    python,
    platform,
    cpu_ms: MUTANT_CPU_MS,
    hash_seed: HASH_SEEDS[0],
  })
  const rows = tasks.flatMap(({ id, task }) =>
    task === undefined ? [] : (mutants.get(id) ?? []).map(each => rowOf(task.tests, each)),
  )
  return new Map(rows.map(row => [`${row.code_sha256} ${row.tests_sha256}`, row]))
}

async function cacheOf(
  bundle: ReleasedBundle,
  known: ReadonlyMap<string, BundleCacheRow>,
  executor: Executor,
): Promise<readonly BundleCacheRow[]> {
  const pairs = ownPairs(bundle)
  const rowOf = (at: number): BundleCacheRow | undefined => {
    const { code = '', tests = [] } = pairs[at] ?? {}
    return known.get(`${codeHash(code)} ${testsHash(tests)}`)
  }
  const missing = pairs.filter((_, at) => rowOf(at) === undefined)
  const runs = await runUnderSeeds(missing, executor)
  const fresh = cacheRows(missing, runs, executor.environment)
  const byId = new Map(missing.map(({ id }, at) => [id, fresh[at]]))
  return pairs.flatMap(({ id }, at) => rowOf(at) ?? byId.get(id) ?? [])
}
