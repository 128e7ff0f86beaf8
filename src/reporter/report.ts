import type {
  Comparison,
  GateReport,
  Leaderboard,
  LeaderboardRow,
  RerankLift,
  RunOutcomes,
} from '../analysis/index.ts'
import type { ExperimentResults } from './experiment/experiment-results.ts'

/** One board with the runs behind it. */
export interface Board {
  readonly leaderboard: Leaderboard
  /** In the order of the leaderboard's rows. */
  readonly runs: readonly RunOutcomes[]
  /** exec@1 against the baseline, by row; rows without a comparable baseline are absent. */
  readonly changes: ReadonlyMap<LeaderboardRow, Comparison>
  /** Why a row with a baseline has no comparison, one sentence each. */
  readonly notes: readonly string[]
  /** What each reranker changes at rank 1 of its first stage. */
  readonly lifts: readonly RerankLift[]
}

/** Everything that is shown or written of a finished run; renderers read nothing else. */
export interface Report {
  readonly boards: readonly Board[]
  readonly gates: GateReport
  /** What kept the tool from working, one sentence each. */
  readonly problems: readonly string[]
  /** What was done to the baseline, one line per change. */
  readonly accepted: readonly string[]
  /** What was planned beforehand, with its results; absent without a plan. */
  readonly experiment?: ExperimentResults | undefined
  /** Where the results were written, relative to the project's root. */
  readonly resultsPath: string
}

/** Colours and weights; the identity where colour is off. */
export interface Paint {
  /** Columns of the terminal; undefined where lines may be of any length. */
  readonly width?: number | undefined
  bold(text: string): string
  dim(text: string): string
  good(text: string): string
  bad(text: string): string
  warn(text: string): string
}

/** Leaves text as it is. */
export const plainPaint: Paint = {
  bold: text => text,
  dim: text => text,
  good: text => text,
  bad: text => text,
  warn: text => text,
}

/** One part of the terminal report: data in, lines out; no lines when it has nothing to say. */
export interface Section {
  readonly name: string
  render(report: Report, paint: Paint): readonly string[]
}

/** Names a run where retrievers of several projects may stand together. */
export function labelOf(row: { readonly project: string; readonly retriever: string }): string {
  return row.project === '' ? row.retriever : `${row.retriever} (${row.project})`
}
