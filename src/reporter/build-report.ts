import {
  baselineEntryFor,
  compareWithBaseline,
  decideGates,
  groupByDataset,
  leaderboard,
  rerankLifts,
  type Comparison,
  type LeaderboardRow,
  type RunOutcomes,
} from '../analysis/index.ts'
import { InputError, type BaselineRun } from '../schema/index.ts'
import type { ResolvedOptions } from './options.ts'
import type { Board, Report } from './report.ts'

const KS = [1, 3, 5, 10] // ExecRetrieval §4

/** What a report is computed from. */
export interface ReportInput {
  readonly runs: readonly RunOutcomes[]
  readonly options: ResolvedOptions
  readonly baseline: readonly BaselineRun[] | undefined
  readonly anchor: readonly BaselineRun[] | undefined
  readonly isWhole: boolean
  readonly problems: readonly string[]
  readonly accepted: readonly string[]
  readonly resultsPath: string
}

/** Computes boards, comparisons and the one decision that text, JSON and exit code come from. */
export function buildReport(input: ReportInput): Report {
  const { runs, options, baseline, anchor, isWhole } = input
  const { seed, gates } = options
  return {
    boards: groupByDataset(runs).map(group => boardOf(group, input)),
    gates: decideGates({ runs, gates, baseline, anchor, seed, isWhole }),
    problems: input.problems,
    accepted: input.accepted,
    resultsPath: input.resultsPath,
  }
}

function boardOf(runs: readonly RunOutcomes[], input: ReportInput): Board {
  const { seed, replicates } = input.options
  const board = leaderboard(runs, { seed, replicates, ks: KS })
  const changes = new Map<LeaderboardRow, Comparison>()
  const notes: string[] = []
  for (const [at, row] of board.rows.entries()) {
    const change = changeOf(runs[at], input)
    if (typeof change === 'string') notes.push(change)
    else if (change !== undefined) changes.set(row, change)
  }
  return { leaderboard: board, runs, changes, notes, lifts: rerankLifts(runs, { seed }) }
}

/** Returns the change against the baseline, undefined without one, or why it cannot be told. */
function changeOf(
  run: RunOutcomes | undefined,
  { baseline, options }: ReportInput,
): Comparison | string | undefined {
  if (run === undefined || baseline === undefined) return undefined
  const before = baselineEntryFor(baseline, run)
  const isMeasured = run.outcomes.some(outcome => outcome.state === 'measured')
  if (before === undefined || !isMeasured) return undefined
  try {
    return compareWithBaseline(run, before, 'exec@1', { seed: options.seed })
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
}
