import type { Dataset } from '../schema/index.ts'
import { executionOracle } from './execution-oracle.ts'
import type { Oracle } from './oracle.ts'

/** Returns a new oracle of an execution dataset; gold needs none, its list is in the query. */
export function oracleFor(dataset: Dataset): Oracle | undefined {
  return dataset.kind === 'execution' ? executionOracle(dataset) : undefined
}
