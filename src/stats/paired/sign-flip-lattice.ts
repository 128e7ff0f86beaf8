/** Denominators under which values of cut-off metrics become whole: k = 1…12, MRR@10, MRR@8. */
const DENOMINATORS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 60, 840, 2520] as const
/** A value this near to a whole number is one: far above rounding, far below 1. */
const WHOLE_TOLERANCE = 1e-9
/** Number of differences times their total above which the exact way takes too long. */
const MOST_STEPS = 5e7

/** Differences as whole multiples of one unit. */
export interface Lattice {
  /** |d| / unit of every difference. */
  readonly steps: readonly number[]
  /** |Σ d| / unit. */
  readonly observed: number
}

/** The lattice the differences lie on, when there is one that is small enough to walk. */
export function latticeOf(differences: Float64Array): Lattice | undefined {
  const denominator = DENOMINATORS.find(denominator =>
    differences.every(value => {
      const scaled = value * denominator
      return Math.abs(scaled - Math.round(scaled)) < WHOLE_TOLERANCE
    }),
  )
  if (denominator === undefined) return undefined
  const whole = Array.from(differences, value => Math.round(value * denominator))
  const steps = whole.map(Math.abs)
  const total = steps.reduce((sum, step) => sum + step, 0)
  if (steps.includes(0) || total * steps.length > MOST_STEPS) return undefined
  return { steps, observed: Math.abs(whole.reduce((sum, step) => sum + step, 0)) }
}

/**
 * The share of all sign patterns with |Σ ± step| ≥ observed, from the exact distribution of the
 * sum T of the steps with a plus sign: Σ ± step = 2T − total.
 */
export function latticeSignFlip({ steps, observed }: Lattice): number {
  const total = steps.reduce((sum, step) => sum + step, 0)
  const shares = new Float64Array(total + 1)
  shares[0] = 1
  let reached = 0
  for (const step of steps) {
    reached += step
    for (let sum = reached; sum >= 0; sum -= 1) {
      shares[sum] = ((shares[sum] ?? 0) + (sum >= step ? (shares[sum - step] ?? 0) : 0)) / 2
    }
  }
  const most = (total - observed) / 2
  const tail = shares.subarray(0, Math.floor(most) + 1).reduce((sum, share) => sum + share, 0)
  return Math.max(Number.MIN_VALUE, Math.min(1, 2 * tail))
}
