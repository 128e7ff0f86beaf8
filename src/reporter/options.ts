import { z } from 'zod'
import { checkGates, type GateConfig } from '../analysis/index.ts'
import { InputError } from '../schema/index.ts'
import { OUTPUT_FORMATS, type OutputFormat } from './outputs/output.ts'

const share = z.number().min(0).max(1)

/** One gate: a floor, a largest drop against the baseline, or both. */
export const GateOptions = z
  .strictObject({
    /** `exec@1`, `nDCG@10`, … */
    metric: z.string().min(1),
    /** Only runs of this retriever; every measured run when absent. */
    retriever: z.string().optional(),
    /** Only queries of one stratum: `domain:<name>` or `language:<name>`; all when absent. */
    stratum: z.string().optional(),
    /** The smallest drop that matters, as a share: 0.02 = two points. */
    maxDrop: share.optional(),
    /** The value below which the gate fails whatever the baseline says. */
    floor: share.optional(),
    /** How often the gate may fail at no true drop; 0.05 when absent. */
    alpha: z.number().gt(0).lt(0.5).optional(),
    /** `margin` controls alpha at a true drop of exactly `maxDrop`; see docs on gates. */
    rule: z.enum(['default', 'margin']).optional(),
    /** What an inconclusive gate does to the exit code; `pass` when absent. */
    onInconclusive: z.enum(['pass', 'fail']).optional(),
  })
  .refine(gate => gate.maxDrop !== undefined || gate.floor !== undefined, {
    message: 'a gate needs maxDrop (for example 0.02), floor (for example 0.25), or both',
  })

/** Options of the reporter as the user writes them. */
export const ReporterOptions = z
  .strictObject({
    /** Path of the baseline file, from the project's root. */
    baseline: z.string().min(1).optional(),
    /** Path of a second baseline that `-u` never moves; it stops slow ratcheting. */
    anchor: z.string().min(1).optional(),
    gate: z.union([GateOptions, z.array(GateOptions)]).optional(),
    /** A plan made by `vitest-retrieval plan`, from the project's root. */
    experiment: z.string().min(1).optional(),
    /** Seed of every resampling; the paper's when absent. */
    seed: z.int().nonnegative().optional(),
    /** Folders of your own datasets, from the project's root: report.html shows their texts. */
    datasets: z.array(z.string().min(1)).optional(),
    /** Files to write beside results.json; all but `stryker` when absent. */
    outputs: z.array(z.enum(OUTPUT_FORMATS)).optional(),
    /** Smoke mode: measure a stratified sample of so many queries of every dataset. */
    sample: z.int().positive().optional(),
    /** Bootstrap replicates; 5,000 when absent. */
    replicates: z.int().min(100).max(1_000_000).optional(),
  })
  .refine(needsNoBaseline, {
    path: ['baseline'],
    message: "a gate with maxDrop needs a baseline (for example 'benchmarks/baseline.json')",
  })
export type ReporterOptions = z.input<typeof ReporterOptions>

/** Options of the reporter, complete. */
export interface ResolvedOptions {
  readonly baseline: string | undefined
  readonly anchor: string | undefined
  readonly experiment?: string | undefined
  readonly gates: readonly GateConfig[]
  readonly seed: number
  readonly replicates: number
  readonly sample?: number | undefined
  readonly datasets?: readonly string[] | undefined
  readonly outputs?: readonly OutputFormat[] | undefined
}

const SEED = 20_260_510 // ExecRetrieval §4
const REPLICATES = 5_000 // ExecRetrieval §4

/**
 * Returns complete options.
 * @throws InputError that names each wrong option, metric or stratum and what to write
 */
export function parseReporterOptions(options: unknown): ResolvedOptions {
  const parsed = ReporterOptions.safeParse(options)
  if (!parsed.success) {
    throw new InputError(
      `The options of retrieval() must be valid, but are not:\n${z.prettifyError(parsed.error)}`,
    )
  }
  const { gate = [], seed = SEED, replicates = REPLICATES, ...rest } = parsed.data
  const gates = [gate].flat()
  checkGates(gates)
  const { baseline, anchor, experiment, sample, datasets, outputs } = rest
  return { baseline, anchor, experiment, sample, datasets, outputs, gates, seed, replicates }
}

function needsNoBaseline(options: {
  baseline?: string | undefined
  gate?: z.output<typeof GateOptions> | z.output<typeof GateOptions>[] | undefined
}): boolean {
  const gates = options.gate === undefined ? [] : [options.gate].flat()
  return options.baseline !== undefined || gates.every(gate => gate.maxDrop === undefined)
}
