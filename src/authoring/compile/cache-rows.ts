import type { ReleasedBundle } from '../../formats/index.ts'
import { codeHash, testsHash } from '../../runner/index.ts'
import type { BundleCacheRow, ExecutionPair } from '../../schema/index.ts'
import type { Run } from '../gates/gate.ts'
import { HASH_SEEDS, SHIPPED_CPU_MS, type ExecutionEnvironment } from './executor.ts'

/** Lists every own snippet with its query's suite, in the order of the corpus. */
export function ownPairs(bundle: ReleasedBundle): readonly ExecutionPair[] {
  const suites = new Map(
    bundle.queries.flatMap(row =>
      [...row.correct_corpus_ids, ...row.paired_distractor_corpus_ids].map(
        id => [id, row.test_suite] as const,
      ),
    ),
  )
  return bundle.corpus.map(row => ({
    id: row.corpus_id,
    code: row.code,
    tests: suites.get(row.corpus_id) ?? [],
  }))
}

/** Writes the outcomes of pairs as the rows of an execution cache, with what they depend on. */
export function cacheRows(
  pairs: readonly ExecutionPair[],
  runs: ReadonlyMap<string, readonly Run[]>,
  environment: ExecutionEnvironment,
): readonly BundleCacheRow[] {
  return pairs.map(pair => ({
    code_sha256: codeHash(pair.code),
    tests_sha256: testsHash(pair.tests),
    test_results: [...(runs.get(pair.id)?.[0]?.outcomes ?? [])],
    python: environment.python,
    platform: environment.platform,
    cpu_ms: SHIPPED_CPU_MS,
    hash_seed: HASH_SEEDS[0],
  }))
}
