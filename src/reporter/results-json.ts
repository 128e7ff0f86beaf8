import type { LeaderboardRow } from '../analysis/index.ts'
import type { Environment } from './environment.ts'
import { prettyJson } from './pretty-json.ts'
import type { Board, Report } from './report.ts'

/** The version of the shape of results.json. */
export const RESULTS_VERSION = 1

/** Returns results.json: everything but `environment` is equal for equal runs. */
export function resultsJson(report: Report, environment: Environment): string {
  return prettyJson({
    schemaVersion: RESULTS_VERSION,
    runs: report.boards.flatMap(board =>
      board.leaderboard.rows.map((row, at) => runOf(board, row, at)),
    ),
    comparisons: report.boards.flatMap(comparisonsOf),
    rerankers: report.boards.flatMap(rerankersOf),
    notes: report.boards.flatMap(({ leaderboard: { dataset }, notes }) =>
      notes.map(note => ({ dataset: dataset.id, pool: dataset.pool, note })),
    ),
    experiment: report.experiment,
    gates: report.gates.decisions,
    problems: [...report.gates.problems, ...report.problems],
    exitCode: report.gates.exitCode,
    environment,
  })
}

function runOf({ leaderboard, runs }: Board, row: LeaderboardRow, at: number): object {
  const { id, sha256, pool, queries, corpus } = leaderboard.dataset
  const { project, retriever, recipe, ...facts } = row
  return {
    project,
    dataset: { id, sha256, queries, corpus },
    pool,
    retriever,
    recipe,
    k: runs[at]?.header.k,
    state: runs[at]?.state ?? { kind: 'complete' },
    seed: leaderboard.seed,
    replicates: leaderboard.replicates,
    confidence: leaderboard.confidence,
    ...facts,
  }
}

/** exec@1 of each run against its baseline; the four names say which run. */
function comparisonsOf({ leaderboard: { dataset }, changes }: Board): readonly object[] {
  return [...changes].map(([{ project, retriever }, change]) => ({
    project,
    dataset: dataset.id,
    pool: dataset.pool,
    retriever,
    ...change,
  }))
}

/** exec@1 of each reranked run against its first stage; `change` is absent when that is not measured. */
function rerankersOf({ leaderboard: { dataset }, lifts }: Board): readonly object[] {
  return lifts.map(({ project, ...lift }) => ({
    project,
    dataset: dataset.id,
    pool: dataset.pool,
    ...lift,
  }))
}

/** Returns outcomes.jsonl: one line per query and run, with every hit and test label. */
export function outcomesJsonl(boards: readonly Board[]): string {
  return [...outcomesChunks(boards)].join('')
}

/**
 * The parts of outcomes.jsonl: the whole of many runs is too large to hold twice.
 * @yields the lines of one run
 */
export function* outcomesChunks(boards: readonly Board[]): Generator<string> {
  for (const { project, header, outcomes } of boards.flatMap(board => board.runs)) {
    const { id: dataset, pool } = header.dataset
    const run = { project, dataset, pool, retriever: header.retriever }
    yield outcomes
      .map(outcome => `${JSON.stringify({ ...run, ...withoutTime(outcome) })}\n`)
      .join('')
  }
}

function withoutTime(outcome: object): object {
  return Object.fromEntries(Object.entries(outcome).filter(([key]) => key !== 'searchMs'))
}
