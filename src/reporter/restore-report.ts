import { z } from 'zod'
import type { Comparison, LeaderboardRow, RunOutcomes } from '../analysis/index.ts'
import { InputError } from '../schema/index.ts'
import { buildReport } from './build-report.ts'
import type { Board, Report } from './report.ts'
import { StoredVerdicts, type StoredComparison } from './stored-results.ts'

/** A results.json that was read, with the runs of the outcomes beside it. */
export interface RestoreInput {
  /** The parsed file. */
  readonly file: object
  readonly runs: readonly RunOutcomes[]
  readonly seed: number
  readonly replicates: number
  readonly resultsPath: string
}

/**
 * Returns the report that was written as a results.json, so that every renderer can be run again.
 * Numbers are computed from the outcomes; verdicts and comparisons are those of that time, since
 * the baseline may have moved.
 * @throws InputError when the file lacks its verdicts
 */
export function restoreReport(input: RestoreInput): Report {
  const { runs, seed, replicates, resultsPath } = input
  const parsed = StoredVerdicts.safeParse(input.file)
  if (!parsed.success) {
    throw new InputError(
      `${resultsPath} must hold comparisons and gates, but:\n${z.prettifyError(parsed.error)}`,
    )
  }
  const options = { baseline: undefined, anchor: undefined, gates: [], seed, replicates }
  const computed = buildReport({
    runs,
    options,
    baseline: undefined,
    anchor: undefined,
    isWhole: false,
    problems: parsed.data.problems,
    accepted: [],
    resultsPath,
  })
  const { gates, exitCode, experiment } = parsed.data
  return {
    ...computed,
    experiment,
    boards: computed.boards.map(board => withVerdicts(board, parsed.data)),
    gates: { decisions: gates, problems: [], exitCode, reason: `as stored in ${resultsPath}` },
  }
}

function withVerdicts(board: Board, { comparisons, notes }: StoredVerdicts): Board {
  const { dataset, rows } = board.leaderboard
  const changes = new Map<LeaderboardRow, Comparison>()
  for (const row of rows) {
    const found = comparisons.find(
      each =>
        each.project === row.project &&
        each.dataset === dataset.id &&
        each.pool === dataset.pool &&
        each.retriever === row.retriever,
    )
    if (found !== undefined) changes.set(row, comparisonOf(found))
  }
  const own = notes.filter(each => each.dataset === dataset.id && each.pool === dataset.pool)
  return { ...board, changes, notes: own.map(({ note }) => note) }
}

function comparisonOf(stored: StoredComparison): Comparison {
  const {
    project: _project,
    dataset: _dataset,
    pool: _pool,
    retriever: _retriever,
    ...rest
  } = stored
  const { noSignificance, ...change } = rest
  return noSignificance === undefined ? change : { ...change, noSignificance }
}
