import type { CorpusEntry, ExecutionDataset } from '../schema/index.ts'
import { executionOracle } from './execution-oracle.ts'
import type { Oracle } from './oracle.ts'

const oracles = new WeakMap<readonly CorpusEntry[], Oracle>()

/**
 * Returns the execution oracle of a dataset that all queries bound without one share. The processes
 * that it may start end with this one.
 */
export function sharedOracle(dataset: ExecutionDataset): Oracle {
  const known = oracles.get(dataset.corpus)
  if (known !== undefined) return known
  const oracle = executionOracle(dataset)
  oracles.set(dataset.corpus, oracle)
  return oracle
}
