import type { ExecutionPair, ExecutionResult } from '../schema/index.ts'
import type { ExecuteOptions, Runner } from './runner.ts'

/** Executes every pair and returns the results in input order. */
export function executeAll(
  runner: Runner,
  pairs: readonly ExecutionPair[],
  options: ExecuteOptions = {},
): Promise<readonly ExecutionResult[]> {
  return Promise.all(pairs.map(pair => runner.execute(pair, options)))
}
