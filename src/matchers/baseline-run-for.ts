import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import {
  baselineChecksum,
  baselineMismatch,
  toBaselineRun,
  type RunOutcomes,
} from '../analysis/index.ts'
import type { EvaluatedRun } from '../evaluation/index.ts'
import { Baseline, BaselineRun, InfrastructureError, InputError } from '../schema/index.ts'
import { isRun, MATCHER_SEED } from './run-matcher.ts'

/** What a run is held against: a file's path, its content, one of its runs, or another run. */
export type BaselineSource = string | Baseline | BaselineRun | EvaluatedRun

/**
 * Returns the baseline of a run.
 * @throws InputError when there is none of that retriever, dataset and pool, or it is of another
 * dataset hash or recipe; InfrastructureError when its checksum is wrong
 */
export function baselineRunFor(
  source: Exclude<BaselineSource, string>,
  run: RunOutcomes,
  metric: string,
): BaselineRun {
  const before = isRun(source)
    ? toBaselineRun({ project: '', ...source }, [metric], MATCHER_SEED)
    : choose(baselineRuns(source), run)
  // Two runs are compared whatever their retrievers are called; their questions must be the same.
  const { retriever, recipe } = run.header
  const named = isRun(source) ? withIdentity(before, retriever, recipe) : before
  const mismatch = baselineMismatch(run, named)
  if (mismatch !== undefined) throw new InputError(mismatch)
  return named
}

/** Holding one retriever against another is what two runs are for, so their recipes may differ. */
function withIdentity(
  before: BaselineRun,
  retriever: string,
  recipe: RunOutcomes['header']['recipe'],
): BaselineRun {
  if (before.retriever === retriever) return before
  const { recipe: _, ...rest } = before
  return { ...rest, retriever, ...(recipe === undefined ? {} : { recipe }) }
}

function baselineRuns(source: Baseline | BaselineRun): readonly BaselineRun[] {
  const single = BaselineRun.safeParse(source)
  if (single.success) return [single.data]
  const parsed = Baseline.safeParse(source)
  if (!parsed.success) {
    throw new InputError(
      "The baseline of toHoldAgainst must be a baseline file's path or content, one of its runs, " +
        `or another run, but:\n${z.prettifyError(parsed.error)}`,
    )
  }
  const { checksum, runs } = parsed.data
  if (checksum === baselineChecksum(runs)) return runs
  throw new InfrastructureError(
    'The checksum of the baseline must match its runs, but does not: it was edited or merged by ' +
      'hand. Restore it from version control, or accept a complete run anew.',
  )
}

function choose(runs: readonly BaselineRun[], { header }: RunOutcomes): BaselineRun {
  const { retriever, dataset } = header
  const found = runs.filter(
    each =>
      each.retriever === retriever &&
      each.dataset.id === dataset.id &&
      each.dataset.pool === dataset.pool,
  )
  const [only] = found
  if (only !== undefined && found.length === 1) return only
  const held = runs.map(each => `${each.retriever} on ${each.dataset.id} (${each.dataset.pool})`)
  throw new InputError(
    `The baseline must hold ${retriever} on ${dataset.id} (pool ${dataset.pool}) once, but holds ` +
      `it ${found.length} times among: ${held.join(', ') || 'no run'}. ` +
      (found.length === 0
        ? 'Accept a complete run with "vitest bench --run -u".'
        : 'Pass the run of the project that is meant.'),
  )
}

/**
 * Reads a baseline file; its shape is checked by `baselineRunFor`.
 * @throws InfrastructureError when it cannot be read, or is no JSON
 */
export async function readBaselineFile(path: string): Promise<Baseline> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new InfrastructureError(
      `The baseline ${path} must be a readable file, but is not. Check the path, or accept a ` +
        'complete run with "vitest bench --run -u".',
      { cause },
    )
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InfrastructureError(
      `The baseline ${path} must be JSON, but is not. Restore it from version control.`,
      { cause },
    )
  }
}
