import { compareArms } from './compare-arms.ts'
import type { Comparison } from './compare-runs.ts'
import type { ComparisonOptions } from './comparison-options.ts'
import { measuredOf, type RunOutcomes } from './run-outcomes.ts'
import { starVersusBalanced, type StarEffect } from './star-versus-balanced.ts'
import type { NotComputed } from './analyses.ts'

/** What only runs on several pools or treatments of one dataset can tell. */
export interface PoolAnalyses {
  readonly starVersusBalanced: readonly StarEffect[] | NotComputed
  /** exec@1 with names kept against names masked, by retriever. */
  readonly nameMasked: readonly (Comparison & { readonly retriever: string })[] | NotComputed
}

/** Compares the same retriever on the star and the balanced pool, and with names kept and masked. */
export function poolAnalyses(
  runs: readonly RunOutcomes[],
  masked: readonly RunOutcomes[],
  options: ComparisonOptions,
): PoolAnalyses {
  const measured = runs.filter(run => measuredOf(run).length > 0)
  const star = measured.filter(({ header }) => header.dataset.pool === 'base')
  const balanced = measured.filter(({ header }) => header.dataset.pool === 'balanced')
  const pairs = star.flatMap(run => {
    const twin = balanced.find(other => isSameArm(run, other))
    return twin === undefined ? [] : [{ star: run, balanced: twin }]
  })
  return {
    starVersusBalanced:
      pairs.length === 0
        ? { notComputed: 'one retriever must be measured on the pools base and balanced' }
        : starVersusBalanced(pairs, options),
    nameMasked: maskedArms(star, masked, options),
  }
}

function maskedArms(
  runs: readonly RunOutcomes[],
  masked: readonly RunOutcomes[],
  options: ComparisonOptions,
): PoolAnalyses['nameMasked'] {
  const arms = runs.flatMap(run => {
    const twin = masked.find(other => other.header.retriever === run.header.retriever)
    if (twin === undefined || measuredOf(twin).length === 0) return []
    const { retriever } = run.header
    return [{ retriever, ...compareArms(run, twin, 'exec@1', options) }]
  })
  if (arms.length > 0) return arms
  return { notComputed: 'name the results of the name-masked corpus with --masked' }
}

function isSameArm(a: RunOutcomes, b: RunOutcomes): boolean {
  return (
    a.project === b.project &&
    a.header.retriever === b.header.retriever &&
    a.header.dataset.id === b.header.dataset.id
  )
}
