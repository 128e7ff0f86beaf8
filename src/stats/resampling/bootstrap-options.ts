import { DEFAULT_CONFIDENCE } from '../interval.ts'
import { requireCount, requireShare } from '../requirement.ts'
import type { Seed } from '../random/seed-sequence.ts'

/** Replicates of every bootstrap that is not asked for another number (ExecRetrieval §4). */
export const DEFAULT_REPLICATES = 5_000

/** How a bootstrap draws and how wide its interval is. */
export interface BootstrapOptions {
  readonly seed: Seed
  /** Default 5,000. */
  readonly replicates?: number
  /** Default 0.95. */
  readonly confidence?: number
}

/** The options with every default filled in and checked. */
export function resolveBootstrap(options: BootstrapOptions): Required<BootstrapOptions> {
  const { seed, replicates = DEFAULT_REPLICATES, confidence = DEFAULT_CONFIDENCE } = options
  requireCount('The number of replicates', replicates, 1)
  requireShare('The confidence', confidence)
  return { seed, replicates, confidence }
}
