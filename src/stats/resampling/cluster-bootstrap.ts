import type { Interval } from '../interval.ts'
import { requireFinite } from '../requirement.ts'
import { type UndefinedValue, undefinedValue } from '../undefined-value.ts'
import { type BootstrapOptions, resolveBootstrap } from './bootstrap-options.ts'
import { pairwiseMean, pairwiseSum } from './pairwise-mean.ts'
import { percentileInterval } from './percentile.ts'
import { replicateMeans } from './replicate-means.ts'

/** How a cluster bootstrap estimates. */
export interface ClusterBootstrapOptions extends BootstrapOptions {
  /** `pooled`: Σ values / Σ sizes of the drawn clusters; `mean-of-means`: mean of their means. */
  readonly estimator: 'pooled' | 'mean-of-means'
}

/** A cluster bootstrap interval and how coarse it is. */
export interface ClusterInterval extends Interval {
  /** Number of different resamples, C(2c − 1, c) of c clusters: few make a coarse interval. */
  readonly distinctResamples: number
}

/**
 * Percentile interval of a mean whose values belong to clusters (repositories, epochs): whole
 * clusters are drawn with replacement. Undefined below two non-empty clusters.
 */
export function clusterBootstrap(
  clusters: readonly ArrayLike<number>[],
  options: ClusterBootstrapOptions,
): ClusterInterval | UndefinedValue {
  for (const cluster of clusters) requireFinite('A cluster', cluster)
  const filled = clusters.filter(cluster => cluster.length > 0)
  if (filled.length < 2) return undefinedValue('a cluster bootstrap needs two non-empty clusters')
  const { confidence, ...draw } = resolveBootstrap(options)
  const replicates = replicatesOf(filled, options.estimator, draw)
  return {
    ...percentileInterval(replicates, confidence),
    distinctResamples: distinctResamples(filled.length),
  }
}

function replicatesOf(
  clusters: readonly ArrayLike<number>[],
  estimator: ClusterBootstrapOptions['estimator'],
  draw: { readonly seed: number | bigint; readonly replicates: number },
): Float64Array {
  if (estimator === 'mean-of-means') {
    return replicateMeans([clusters.map(pairwiseMean)], draw)[0] ?? new Float64Array()
  }
  const sums = clusters.map(cluster => pairwiseSum(cluster, 0, cluster.length))
  const sizes = clusters.map(cluster => cluster.length)
  const [meanSums = new Float64Array(), meanSizes] = replicateMeans([sums, sizes], draw)
  return meanSums.map((sum, index) => sum / (meanSizes?.[index] ?? Number.NaN))
}

function distinctResamples(clusters: number): number {
  let count = 1
  for (let i = 1; i <= clusters; i += 1) count = (count * (clusters - 1 + i)) / i
  return Math.round(count)
}
