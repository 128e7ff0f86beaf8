import { tangoTest } from '../stats/index.ts'
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
 * non-binary metrics); `margin` against a drop of exactly `maxDrop`: Tango's score test, or flipping
 * the signs of drop − maxDrop.
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
 * The smallest alpha whose two-sided Tango interval of confidence 1 − alpha lies above the margin: the
 * p value of Tango's score test of exactly that drop; 1 when the drop does not exceed it.
 */
export function tangoMarginP({ lost, won, n }: ChangeCounts, margin: number): number {
  const isBeyond = n > 0 && (lost - won) / n > margin
  return isBeyond ? tangoTest({ lost, won, n }, margin) : 1
}
