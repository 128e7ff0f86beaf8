import type { MutationType } from '../schema/index.ts'
import { blindBaselines, type BlindResult } from './blind-baselines.ts'
import { boardAgreement, type BoardAgreement } from './board-agreement.ts'
import type { DatasetFacts } from './dataset-facts.ts'
import { deceptionBreakdown, type DeceptionBreakdown } from './deception-breakdown.ts'
import { densityReport, type DensityReport } from './density.ts'
import { editSizeCorrelation, type EditSizeCorrelation } from './edit-size-correlation.ts'
import { equivalentsTwoByTwo, type TwoByTwo } from './equivalents-two-by-two.ts'
import { execOneStar, type ExecOneStar } from './exec-one-star.ts'
import { gapDistribution, type GapDistribution } from './gap-distribution.ts'
import { labelOf } from './all-pairs.ts'
import { leaderboard, type Leaderboard } from './leaderboard.ts'
import { missAnatomy, type MissAnatomy } from './miss-anatomy.ts'
import { pairTable, type PairTable } from './pair-table.ts'
import { pairwiseAuc, type PairwiseAuc } from './pairwise-auc.ts'
import { queryDifficulty, type DifficultyReport } from './query-difficulty.ts'
import { measuredOf, type RunOutcomes } from './run-outcomes.ts'
import { stackedMutations, type StackedReport } from './stacked-mutations.ts'
import { strataOf, type Stratum } from './strata.ts'
import type { ResamplingOptions } from './summarize-metrics.ts'
import { truncationAudit, type TruncationAudit } from './truncation-audit.ts'

/** An analysis that these runs do not allow, with the reason and what would allow it. */
export interface NotComputed {
  readonly notComputed: string
}

/** One result per run. */
export type PerRun<T> = readonly ({ readonly retriever: string } & T)[]

/** Every analysis of the runs on one dataset and pool. */
export interface Analyses {
  readonly leaderboard: Leaderboard
  readonly allPairs: PairTable | NotComputed
  readonly missAnatomy: PerRun<MissAnatomy>
  readonly density: DensityReport
  readonly gapDistribution: PerRun<GapDistribution | NotComputed>
  readonly pairwiseAuc: PerRun<PairwiseAuc | NotComputed>
  readonly deception: DeceptionBreakdown | NotComputed
  readonly editSizeCorrelation: EditSizeCorrelation | NotComputed
  readonly stackedMutations: StackedReport | NotComputed
  readonly execOneStar: PerRun<ExecOneStar> | NotComputed
  readonly equivalents: PerRun<TwoByTwo | NotComputed> | NotComputed
  readonly domains: PerRun<{ readonly strata: readonly Stratum[] }>
  readonly languages: PerRun<{ readonly strata: readonly Stratum[] }>
  readonly queryDifficulty: DifficultyReport
  readonly boardAgreement: BoardAgreement | NotComputed
  readonly truncation: PerRun<TruncationAudit> | NotComputed
  readonly blindBaselines: readonly BlindResult[] | NotComputed
}

/** What the analyses are computed with. */
export interface AnalysisOptions extends ResamplingOptions {
  /** Metrics of the table of all pairs; exec at every reported k when absent. */
  readonly pairMetrics?: readonly string[] | undefined
  /** The board of these runs, where it is computed already. */
  readonly board?: Leaderboard | undefined
  /** Narrows deception and gap to these mutation types. */
  readonly mutationTypes?: ReadonlySet<MutationType> | undefined
  /** What the dataset says beside the outcomes, where it could be read. */
  readonly facts?: DatasetFacts | undefined
  /** Snippets that a retriever is known to have cut, by its name. */
  readonly truncated?: ReadonlyMap<string, ReadonlySet<string>> | undefined
}

const KS = [1, 3, 5, 10] // ExecRetrieval §4
const DENSEST = 4 // ExecRetrieval, Table 4
const NO_DATASET = 'the dataset of these results was not given; name it with --dataset'

/** Computes every analysis of runs on one dataset and pool. */
export function analyses(runs: readonly RunOutcomes[], options: AnalysisOptions): Analyses {
  const { seed, replicates, facts } = options
  const resampling = { seed, replicates }
  const perRun = <T extends object>(compute: (run: RunOutcomes) => T): PerRun<T> =>
    runs.map(run => ({ retriever: labelOf(run, runs), ...compute(run) }))
  const strata = (by: 'domain' | 'language'): PerRun<{ readonly strata: readonly Stratum[] }> =>
    perRun(run => ({ strata: strataOf(measuredOf(run), by, 'exec@1', resampling) }))
  return {
    leaderboard: options.board ?? leaderboard(runs, { ...resampling, ks: KS }),
    allPairs: pairsOfRuns(runs, options),
    missAnatomy: perRun(run => missAnatomy(measuredOf(run))),
    density: densityReport(runs, DENSEST),
    gapDistribution: perRun(run => orReason(gapOf(run, options), NO_OWN_SCORES)),
    pairwiseAuc: perRun(run => orReason(pairwiseAuc(measuredOf(run)), NO_OWN_SCORES)),
    deception: orReason(
      deceptionBreakdown(runs, facts?.edits ?? new Map(), options.mutationTypes),
      NO_OWN_SCORES,
    ),
    editSizeCorrelation: withFacts(facts, ({ edits }) => editSizeCorrelation(runs, edits)),
    stackedMutations: withFacts(facts, known => stackedOf(runs, known, resampling)),
    execOneStar: starOf(runs, perRun),
    equivalents: withFacts(facts, known => equivalentsOf(known, perRun, resampling)),
    domains: strata('domain'),
    languages: strata('language'),
    queryDifficulty: queryDifficulty(runs),
    boardAgreement: agreementOf(runs),
    truncation: truncationOf(options, perRun),
    blindBaselines: withFacts(facts, ({ groups }) => blindBaselines(groups)),
  }
}

const NO_OWN_SCORES = 'no query has a scored canonical and mutant'

type ForEachRun = <T extends object>(compute: (run: RunOutcomes) => T) => PerRun<T>

function orReason<T>(value: T | undefined, notComputed: string): T | NotComputed {
  return value ?? { notComputed }
}

function withFacts<T>(
  facts: DatasetFacts | undefined,
  compute: (facts: DatasetFacts) => T,
): T | NotComputed {
  return facts === undefined ? { notComputed: NO_DATASET } : compute(facts)
}

function depthOf(runs: readonly RunOutcomes[]): number {
  return Math.min(...runs.flatMap(run => measuredOf(run).map(({ k }) => k)))
}

function pairsOfRuns(
  runs: readonly RunOutcomes[],
  { pairMetrics, seed, replicates }: AnalysisOptions,
): PairTable | NotComputed {
  const measured = runs.filter(run => measuredOf(run).length > 0)
  if (measured.length < 2) return { notComputed: 'two measured runs on one dataset are needed' }
  const depth = depthOf(measured)
  const metrics = pairMetrics ?? KS.filter(k => k <= depth).map(k => `exec@${k}`)
  return pairTable(measured, metrics, { seed, replicates })
}

function gapOf(run: RunOutcomes, { mutationTypes }: AnalysisOptions): GapDistribution | undefined {
  return gapDistribution(measuredOf(run), mutationTypes === undefined ? {} : { mutationTypes })
}

function stackedOf(
  runs: readonly RunOutcomes[],
  { mutations }: DatasetFacts,
  options: ResamplingOptions,
): StackedReport | NotComputed {
  const isStacked = [...mutations.values()].some(count => count > 1)
  if (!isStacked) return { notComputed: 'the pool holds no stacked mutation; measure pool stacked' }
  return stackedMutations(runs, mutations, options)
}

function starOf(
  runs: readonly RunOutcomes[],
  perRun: ForEachRun,
): PerRun<ExecOneStar> | NotComputed {
  if (runs[0]?.header.dataset.pool !== 'all-mutants') {
    return { notComputed: 'exec@1* needs every verified mutant; measure pool all-mutants' }
  }
  return perRun(run => execOneStar(measuredOf(run), DENSEST))
}

function equivalentsOf(
  { quads }: DatasetFacts,
  perRun: ForEachRun,
  options: ResamplingOptions,
): PerRun<TwoByTwo | NotComputed> | NotComputed {
  if (quads.length === 0) {
    return { notComputed: 'the pool holds no rewrite with its bug; measure pool equivalents' }
  }
  return perRun(run =>
    orReason(equivalentsTwoByTwo(measuredOf(run), quads, options), 'no quad has all four scores'),
  )
}

function agreementOf(runs: readonly RunOutcomes[]): BoardAgreement | NotComputed {
  const measured = runs.filter(run => measuredOf(run).length > 0)
  if (measured.length < 2) return { notComputed: 'two measured runs on one dataset are needed' }
  return boardAgreement(runs, 'exec@1', `nDCG@${Math.min(10, depthOf(measured))}`)
}

function truncationOf(
  { truncated }: AnalysisOptions,
  perRun: ForEachRun,
): PerRun<TruncationAudit> | NotComputed {
  if (truncated === undefined || truncated.size === 0) {
    return {
      notComputed: 'no retriever here has a known window; name cut snippets with --truncated',
    }
  }
  return perRun(run =>
    truncationAudit(measuredOf(run), truncated.get(run.header.retriever) ?? new Set()),
  )
}
