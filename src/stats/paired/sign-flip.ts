import type { Seed } from '../random/seed-sequence.ts'
import { requireCount, requireFinite } from '../requirement.ts'
import { enumeratedSignFlip } from './sign-flip-enumerated.ts'
import { latticeOf, latticeSignFlip } from './sign-flip-lattice.ts'
import { sampledSignFlip } from './sign-flip-sampled.ts'

/** How a sign-flip test draws when no exact way is in reach. */
export interface SignFlipOptions {
  readonly seed: Seed
  /** Monte Carlo replicates; default 100,000. Take ≥ 40 · family / alpha. */
  readonly replicates?: number
  /**
   * Monte Carlo stops at this many hits; default 2,000, a relative error of 2 %. Only p values
   * above hits / replicates are reached that way.
   */
  readonly enoughHits?: number
}

/** A sign-flip p value and how it was found. */
export interface SignFlipResult {
  readonly p: number
  readonly method: 'enumerated' | 'lattice' | 'sampled'
}

/** Up to this many non-zero differences both halves of the sign patterns are listed. */
const MOST_ENUMERATED = 30

/**
 * Two-sided p value of the sign-flip permutation test that paired differences are symmetric about
 * 0: the share of sign patterns with |Σ ± d| ≥ |Σ d|. Exact up to 30 non-zero differences and for
 * any number of them on a lattice (0/1 metrics, where it equals exact McNemar, and P@k, MRR);
 * otherwise seeded Monte Carlo, (1 + hits) / (1 + replicates). Range (0, 1]; no non-zero
 * difference gives 1.
 */
export function signFlip(differences: ArrayLike<number>, options: SignFlipOptions): number {
  return signFlipTest(differences, options).p
}

/** `signFlip` that also tells how the p value was found. */
export function signFlipTest(
  differences: ArrayLike<number>,
  { seed, replicates = 100_000, enoughHits = 2_000 }: SignFlipOptions,
): SignFlipResult {
  requireFinite('The differences', differences)
  requireCount('The number of replicates', replicates, 1)
  requireCount('The number of hits that are enough', enoughHits, 1)
  const sizes = Float64Array.from(differences).filter(value => value !== 0)
  const observed = Math.abs(sizes.reduce((sum, value) => sum + value, 0))
  if (observed === 0) return { p: 1, method: 'enumerated' }
  const lattice = latticeOf(sizes)
  if (lattice !== undefined) return { p: latticeSignFlip(lattice), method: 'lattice' }
  // Patterns whose sum differs from the observed one by rounding only must count as equal.
  const limit = observed - 1e-12 * sizes.reduce((sum, value) => sum + Math.abs(value), 0)
  return sizes.length <= MOST_ENUMERATED
    ? { p: enumeratedSignFlip(sizes, limit), method: 'enumerated' }
    : { p: sampledSignFlip(sizes, limit, { seed, replicates, enoughHits }), method: 'sampled' }
}
