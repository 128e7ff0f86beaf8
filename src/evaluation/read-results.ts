import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { InputError, QueryOutcome, type RunHeader } from '../schema/index.ts'
import { ResultsFile, type StoredRow } from './results-file.ts'

/** One run as it was stored: the header, every outcome and whether it may be judged as a whole. */
export interface StoredRun {
  readonly project: string
  readonly header: RunHeader
  /** Sorted by query id. Each carries the run's mean search time, the only one that is stored. */
  readonly outcomes: readonly QueryOutcome[]
  readonly expected: number
  readonly state: StoredRow['state']
}

/** A results.json with the outcomes that lie beside it. */
export interface StoredResults {
  readonly file: ResultsFile
  /** In the order of the file. */
  readonly runs: readonly StoredRun[]
}

/**
 * Reads a results.json and the outcomes.jsonl beside it.
 * @throws InputError when a file is unreadable, of another version, or the two do not belong together
 */
export async function readResults(path: string): Promise<StoredResults> {
  const parsed = ResultsFile.safeParse(parseJson(await readText(path), path))
  if (!parsed.success) {
    throw new InputError(
      `${path} must be a results.json of this version, but:\n${z.prettifyError(parsed.error)}\n` +
        'Measure again with "vitest bench --run".',
    )
  }
  const beside = outcomesPath(path)
  const lines = Map.groupBy(linesOf(await readText(beside), beside), keyOfLine)
  const file = parsed.data
  return { file, runs: file.runs.map(row => runOf(row, file, lines.get(keyOf(row)) ?? [], beside)) }
}

/** `results.json` → `outcomes.jsonl`, `results.partial.json` → `outcomes.partial.jsonl`. */
export function outcomesPath(path: string): string {
  const name = basename(path)
  const match = /^results(.*)\.json$/.exec(name)
  return join(dirname(path), `outcomes${match?.[1] ?? ''}.jsonl`)
}

const Line = z.looseObject({
  project: z.string(),
  dataset: z.string(),
  pool: z.string(),
  retriever: z.string(),
})
type Line = z.infer<typeof Line>

function linesOf(text: string, path: string): readonly Line[] {
  return text.split('\n').flatMap((line, at) => {
    if (line === '') return []
    const parsed = Line.safeParse(parseJson(line, `${path}:${at + 1}`))
    if (parsed.success) return [parsed.data]
    throw new InputError(
      `${path}:${at + 1} must be one outcome, but:\n${z.prettifyError(parsed.error)}`,
    )
  })
}

function runOf(row: StoredRow, file: ResultsFile, lines: readonly Line[], path: string): StoredRun {
  const searchMs = file.environment.timings.find(
    each => keyOfLine(each) === keyOf(row),
  )?.searchMsMean
  const outcomes = lines.map(line => outcomeOf({ searchMs: searchMs ?? 0, ...line }, path))
  checkCounts(row, outcomes, path)
  const { id, sha256, queries, corpus } = row.dataset
  return {
    project: row.project,
    header: {
      version: 1,
      kind: 'measure',
      dataset: { id, sha256, pool: row.pool, corpus, queries },
      retriever: row.retriever,
      ...(row.recipe === undefined ? {} : { recipe: row.recipe }),
      k: row.k,
      expected: row.counts.expected,
    },
    outcomes: outcomes.sort((a, b) => (a.queryId < b.queryId ? -1 : 1)),
    expected: row.counts.expected,
    state: row.state,
  }
}

function outcomeOf(line: unknown, path: string): QueryOutcome {
  const parsed = QueryOutcome.safeParse(line)
  if (parsed.success) return parsed.data
  throw new InputError(`${path} must hold outcomes, but:\n${z.prettifyError(parsed.error)}`)
}

/** Outcomes of another run beside a results.json would give other numbers than it prints. */
function checkCounts(row: StoredRow, outcomes: readonly QueryOutcome[], path: string): void {
  const count = (state: QueryOutcome['state']): number =>
    outcomes.filter(outcome => outcome.state === state).length
  const { measured, failed } = row.counts
  if (count('measured') === measured && count('failed') === failed) return
  throw new InputError(
    `${path} must hold the ${measured} measured and ${failed} failed outcomes of ` +
      `${row.retriever}, but holds ${count('measured')} and ${count('failed')}: it was not written ` +
      'with these results. Keep both files of one run together.',
  )
}

function keyOf({ project, dataset, pool, retriever }: StoredRow): string {
  return JSON.stringify([project, dataset.id, pool, retriever])
}

function keyOfLine({ project, dataset, pool, retriever }: Line): string {
  return JSON.stringify([project, dataset, pool, retriever])
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: unknown) => {
    throw new InputError(
      `${path} must be a readable file, but is not. Run "vitest bench --run" first, and keep ` +
        'results.json and outcomes.jsonl side by side.',
      { cause },
    )
  })
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InputError(`${place} must be JSON, but is not. Measure again.`, { cause })
  }
}
