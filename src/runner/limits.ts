import { availableParallelism } from 'node:os'
import { InputError } from '../schema/index.ts'

/** The budgets of one pair. */
export interface Limits {
  /** CPU time of a suite, in milliseconds. */
  readonly cpuMs: number
  /** The wall-clock backstop, as a multiple of `cpuMs`. */
  readonly wallFactor: number
  /** Address space of the process (JavaScript: heap). */
  readonly memoryBytes: number
  /** Open descriptors. */
  readonly descriptors: number
}

/** ExecRetrieval §3.3 allows 5 s; here it is CPU time, so that load does not decide. */
export const DEFAULT_LIMITS: Limits = {
  cpuMs: 5000,
  wallFactor: 3,
  memoryBytes: 512 * 1024 * 1024,
  descriptors: 64,
}

/** Returns the default limits with `chosen` on top; throws when one is not a positive number. */
export function resolveLimits(chosen: Partial<Limits> = {}): Limits {
  const limits = { ...DEFAULT_LIMITS, ...chosen }
  for (const [name, value] of Object.entries(limits)) {
    if (!(Number.isFinite(value) && value > 0)) {
      throw new InputError(
        `The limit "${name}" must be a positive number, but is ${String(value)}. ` +
          'Leave it out to use the default.',
      )
    }
  }
  return limits
}

/**
 * The CPU budget of a suite whose canonical took `canonicalCpuMs`: 20 times as much plus 500 ms,
 * at most `limits.cpuMs`. A correct solution may be slow, a hanging one should be cheap.
 */
export function scaledBudget(canonicalCpuMs: number, limits: Limits = DEFAULT_LIMITS): number {
  return Math.min(limits.cpuMs, Math.ceil(canonicalCpuMs * 20 + 500))
}

/** Returns how many workers run by default: one per core, four at most. */
export function defaultWorkers(): number {
  return Math.min(4, availableParallelism())
}
