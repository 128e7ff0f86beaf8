import { normalCdf } from '../distributions/normal.ts'
import { type UndefinedValue, undefinedValue } from '../undefined-value.ts'
import { type Correlation, uncorrelatable } from './correlation.ts'
import { tieGroups } from './midranks.ts'

/** The largest sample without ties whose p value is exact (as in scipy). */
const LARGEST_EXACT = 33

/**
 * Kendall's τ-b = (concordant − discordant) / √((pairs − ties in x) (pairs − ties in y)), with the
 * exact p value without ties up to 33 pairs (or with at most one exchange) and the tie-corrected
 * normal one otherwise. Range [−1, 1]; undefined below two pairs or when one side is constant.
 */
export function kendall(x: ArrayLike<number>, y: ArrayLike<number>): Correlation | UndefinedValue {
  const reason = uncorrelatable(x, y)
  if (reason !== undefined) return undefinedValue(reason)
  const n = x.length
  const pairs = (n * (n - 1)) / 2
  const [ties, otherTies] = [tieSums(x), tieSums(y)]
  const score = concordance(x, y)
  const spread = Math.sqrt(pairs - ties.pairs) * Math.sqrt(pairs - otherTies.pairs)
  const value = Math.max(-1, Math.min(1, score / spread))
  const hasTies = ties.pairs + otherTies.pairs > 0
  const fewest = (pairs - Math.abs(score)) / 2
  const isExact = !hasTies && (n <= LARGEST_EXACT || fewest <= 1)
  const p = isExact ? exactP(n, fewest) : normalP(score, n, [ties, otherTies])
  return { value, p }
}

/** Concordant minus discordant pairs. */
function concordance(x: ArrayLike<number>, y: ArrayLike<number>): number {
  let score = 0
  for (let i = 1; i < x.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      score += Math.sign((x[i] ?? 0) - (x[j] ?? 0)) * Math.sign((y[i] ?? 0) - (y[j] ?? 0))
    }
  }
  return score
}

/** Sums over the groups of t equal values. */
interface TieSums {
  /** Σ t (t − 1) / 2. */
  readonly pairs: number
  /** Σ t (t − 1) (t − 2). */
  readonly triples: number
  /** Σ t (t − 1) (2t + 5). */
  readonly variance: number
}

function tieSums(values: ArrayLike<number>): TieSums {
  const sizes = tieGroups(values).map(group => group.members.length)
  const sum = (term: (t: number) => number): number => sizes.reduce((all, t) => all + term(t), 0)
  return {
    pairs: sum(t => (t * (t - 1)) / 2),
    triples: sum(t => t * (t - 1) * (t - 2)),
    variance: sum(t => t * (t - 1) * (2 * t + 5)),
  }
}

/** 2 P(discordant pairs ≤ fewest) over all n! orders, at most 1: counts by inversions. */
function exactP(n: number, fewest: number): number {
  const shares = new Float64Array(fewest + 1)
  shares[0] = 1
  for (let size = 2; size <= n; size += 1) {
    const before = shares.slice()
    for (let inversions = 0; inversions <= fewest; inversions += 1) {
      const from = Math.max(0, inversions - size + 1)
      const share = before.subarray(from, inversions + 1).reduce((sum, value) => sum + value, 0)
      shares[inversions] = share / size
    }
  }
  return Math.min(1, 2 * shares.reduce((sum, value) => sum + value, 0))
}

function normalP(score: number, n: number, [a, b]: readonly [TieSums, TieSums]): number {
  const m = n * (n - 1)
  const base = (m * (2 * n + 5) - a.variance - b.variance) / 18
  const pairTerm = (2 * a.pairs * b.pairs) / m
  const tripleTerm = n > 2 ? (a.triples * b.triples) / (9 * m * (n - 2)) : 0
  return 2 * normalCdf(-Math.abs(score) / Math.sqrt(base + pairTerm + tripleTerm))
}
