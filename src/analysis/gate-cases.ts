import { parseMetric } from '../metrics/index.ts'
import { findBaseline } from './baseline-lookup.ts'
import { testDrop, type TestedDrop } from './drop-p-value.ts'
import { gateEligibility } from './gate-eligibility.ts'
import type { FloorEvidence, GateConfig, GateInput, GateReference } from './gate.ts'
import { meanOf, metricVectors, type MetricVectors } from './metric-vectors.ts'
import { measuredOf, type RunOutcomes } from './run-outcomes.ts'
import { stratumFilter } from './stratum-filter.ts'

/** A gate applied to a run and one reference, before the family of tests is known. */
export interface GateCase {
  readonly gate: number
  readonly config: GateConfig
  readonly metric: string
  readonly run: RunOutcomes
  readonly reference: GateReference
  readonly finding: GateFinding
}

/** What was found for a gate case. */
export type GateFinding =
  | { readonly kind: 'not-gated' | 'problem'; readonly reason: string }
  | { readonly kind: 'floor'; readonly evidence: FloorEvidence }
  | { readonly kind: 'drop'; readonly tested: TestedDrop; readonly maxDrop: number }

/** Applies every gate to every measure run that it names, and to every reference that it needs. */
export function gateCases(input: GateInput): readonly GateCase[] {
  const runs = input.runs.filter(run => run.header.kind === 'measure')
  const gated = input.gates.flatMap((config, gate) =>
    runs.filter(run => isGated(run, config)).map(run => ({ config, gate, run })),
  )
  const family = gated.flatMap(({ config }) => referencesOf(config, input)).length
  const signFlips = Math.max(FEWEST_FLIPS, FLIPS_PER_TEST * family)
  return gated.flatMap(each => casesOf(each, { ...input, signFlips }))
}

/** A random sign-flip p value must be able to fall below alpha / family. */
const FLIPS_PER_TEST = 800 // 40 · family / alpha at alpha = 0.05 (notes on multiplicity)
const FEWEST_FLIPS = 20_000

function isGated({ project, header }: RunOutcomes, { retriever, projects }: GateConfig): boolean {
  if (projects?.includes(project) === false) return false
  return retriever === undefined || retriever === header.retriever
}

interface GatedRun {
  readonly config: GateConfig
  readonly gate: number
  readonly run: RunOutcomes
}

type FlippedInput = GateInput & { readonly signFlips: number }

function casesOf({ config, gate, run }: GatedRun, input: FlippedInput): readonly GateCase[] {
  const { name } = parseMetric(config.metric)
  const findings = findingsOf(config, run, input)
  return referencesOf(config, input).map(reference => ({
    config,
    gate,
    run,
    metric: name,
    reference,
    finding: findings(reference),
  }))
}

/** Measures the run once, however many references it is compared with. */
function findingsOf(
  config: GateConfig,
  run: RunOutcomes,
  input: FlippedInput,
): (reference: GateReference) => GateFinding {
  const eligibility = gateEligibility(run)
  if (eligibility.kind !== 'gated') return () => eligibility
  const tooDeep = cutoffProblem(config, run)
  if (tooDeep !== undefined) return () => ({ kind: 'problem', reason: tooDeep })
  const measured = measuredOf(run)
  const { stratum } = config
  const outcomes = stratum === undefined ? measured : measured.filter(stratumFilter(stratum))
  if (outcomes.length === 0) return () => ({ kind: 'problem', reason: emptyStratum(config, run) })
  const vectors = metricVectors(outcomes, config.metric)
  return reference => findingOf({ config, run, vectors, reference }, input)
}

/** A gate on ranks that nobody judged must neither pass nor throw the other results away. */
function cutoffProblem({ metric }: GateConfig, run: RunOutcomes): string | undefined {
  const { k, name } = parseMetric(metric)
  const depth = Math.min(...measuredOf(run).map(outcome => outcome.k))
  if (k <= depth) return undefined
  return (
    `The gate on ${name} needs ${k} judged ranks, but ${run.header.retriever} judged ${depth}. ` +
    'Measure with a larger k, or gate a smaller cutoff.'
  )
}

/** A gate on no query at all would pass whatever the retriever does. */
function emptyStratum({ metric, stratum }: GateConfig, { header, outcomes }: RunOutcomes): string {
  const known = new Set(
    outcomes.flatMap(({ domain, language, strata = {} }) =>
      Object.entries({ domain, language, ...strata }).map(([by, value]) => `${by}:${value}`),
    ),
  )
  return (
    `The gate on ${metric} in ${stratum} must hold at least one query, but ${header.retriever} on ` +
    `${header.dataset.id} has none. There are: ${[...known].sort().join(', ')}.`
  )
}

function referencesOf(config: GateConfig, input: GateInput): readonly GateReference[] {
  const references: GateReference[] = []
  if (config.floor !== undefined) references.push('floor')
  if (config.maxDrop !== undefined) references.push('baseline')
  const isAnchored = config.anchored !== false && input.anchor !== undefined
  if (config.maxDrop !== undefined && isAnchored) references.push('anchor')
  return references
}

interface FindingRequest {
  readonly config: GateConfig
  readonly run: RunOutcomes
  readonly vectors: MetricVectors
  readonly reference: GateReference
}

function findingOf(
  { config, run, vectors, reference }: FindingRequest,
  input: FlippedInput,
): GateFinding {
  const { floor, maxDrop = 0, rule = 'default' } = config
  const after = vectors.pessimistic
  if (reference === 'floor') {
    const evidence = { n: after.length, value: meanOf(after), floor: floor ?? 0 }
    return { kind: 'floor', evidence: { kind: 'floor', ...evidence } }
  }
  const file = reference === 'anchor' ? input.anchor : input.baseline
  const metric = vectors.name
  const lookup = findBaseline(file, { run, metric, seed: input.seed, reference })
  if ('problem' in lookup) return { kind: 'problem', reason: lookup.problem }
  const then = new Map(lookup.run.queryIds.map((id, at) => [id, lookup.run.metrics[metric]?.[at]]))
  const before = vectors.queryIds.map(id => then.get(id) ?? 0)
  const paired = { binary: vectors.binary, queryIds: vectors.queryIds, before, after }
  return {
    kind: 'drop',
    tested: testDrop(paired, { rule, maxDrop }, { seed: input.seed, signFlips: input.signFlips }),
    maxDrop,
  }
}
