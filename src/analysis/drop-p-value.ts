import { tangoLowerBound } from '../stats/index.ts'
import {
  compareVectors,
  dropsOf,
  signFlipOf,
  type PairedChange,
  type PairedVectors,
} from './compare-vectors.ts'
import type { ComparisonOptions } from './comparison-options.ts'

/** A drop with the p value that its gate's rule looks at. */
export interface TestedDrop {
  readonly change: PairedChange
  readonly test: 'mcnemar' | 'sign-flip' | 'tango'
  readonly p: number
}

/**
 * Tests a drop by a gate's rule. `default` tests against no drop (exact McNemar, sign-flip for
 * non-binary metrics); `margin` against a drop of exactly `maxDrop`: by inverting the paired Tango
 * interval, or by flipping the signs of drop − maxDrop.
 */
export function testDrop(
  vectors: PairedVectors,
  { rule, maxDrop }: { readonly rule: 'default' | 'margin'; readonly maxDrop: number },
  options: ComparisonOptions,
): TestedDrop {
  const change = compareVectors(vectors, options)
  if (rule === 'default') return { change, test: change.test, p: change.p }
  if (change.test === 'mcnemar') {
    return { change, test: 'tango', p: tangoMarginP(countsOfChange(change), maxDrop) }
  }
  const isBeyond = change.drop > maxDrop
  const shifted = dropsOf(vectors).map(drop => drop - maxDrop)
  return { change, test: 'sign-flip', p: isBeyond ? signFlipOf(shifted, options) : 1 }
}

/** Below this a p value is printed as < 0.001 anyway, and Holm has nothing left to adjust. */
const SMALLEST_P = 1e-12

/** How many of n queries were lost and won. */
export interface ChangeCounts {
  readonly lost: number
  readonly won: number
  readonly n: number
}

function countsOfChange({ lost, won, n }: PairedChange): ChangeCounts {
  return { lost: lost.length, won: won.length, n }
}

/**
 * The smallest alpha whose two-sided Tango interval of confidence 1 − alpha lies above the margin;
 * 1 when the drop does not exceed it. Found by bisection of its logarithm.
 */
export function tangoMarginP({ lost, won, n }: ChangeCounts, margin: number): number {
  const isAbove = (alpha: number): boolean => tangoLowerBound(lost, won, n, 1 - alpha / 2) > margin
  if (n === 0 || (lost - won) / n <= margin) return 1
  let low = Math.log(SMALLEST_P)
  let high = 0
  if (isAbove(SMALLEST_P)) return SMALLEST_P
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (isAbove(Math.exp(middle))) high = middle
    else low = middle
  }
  return Math.exp(high)
}
