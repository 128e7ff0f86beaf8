import { createGenerator } from '../random/pcg64.ts'
import type { Seed } from '../random/seed-sequence.ts'
import { requireFinite } from '../requirement.ts'

/** How a sign-flip test draws when enumeration is out of reach. */
export interface SignFlipOptions {
  readonly seed: Seed
  /** Monte Carlo replicates; default 100,000. Take ≥ 40 · family / alpha. */
  readonly replicates?: number
}

/**
 * Two-sided p value of the sign-flip permutation test that paired differences are symmetric about
 * 0: the share of sign patterns with |Σ ± d| ≥ |Σ d|. Exact when small, seeded Monte Carlo with
 * (1 + hits) / (1 + replicates) otherwise. Range (0, 1]; no non-zero difference gives 1.
 */
export function signFlip(differences: ArrayLike<number>, options: SignFlipOptions): number {
  requireFinite('The differences', differences)
  const active = Array.from(differences).filter(value => value !== 0)
  if (active.length === 0) return 1
  const { seed, replicates = 100_000 } = options
  const generator = createGenerator(seed)
  const observed = Math.abs(active.reduce((sum, value) => sum + value, 0)) * (1 - 1e-12)
  let hits = 0
  for (let replicate = 0; replicate < replicates; replicate += 1) {
    const sum = active.reduce((sum, value) => sum + value * (generator.nextBelow(2) * 2 - 1), 0)
    if (Math.abs(sum) >= observed) hits += 1
  }
  return (1 + hits) / (1 + replicates)
}
