import { availableParallelism } from 'node:os'

/** What one (code, tests) pair may use. */
export interface Limits {
  /** CPU milliseconds of the whole suite. */
  readonly cpuMs: number
  /** Wall clock backstop as a multiple of `cpuMs`: a sleeping suite ends here. */
  readonly wallFactor: number
  /** Address space in bytes. */
  readonly memoryBytes: number
}

/** The paper's five seconds, as CPU time: wall time would make verdicts depend on the load. */
export const DEFAULT_LIMITS: Limits = {
  cpuMs: 5_000, // ExecRetrieval §3.3
  wallFactor: 3,
  memoryBytes: 512 * 1024 * 1024,
}

/** Returns how many workers run by default: one per core, four at most. */
export function defaultWorkers(): number {
  return Math.min(4, availableParallelism())
}
