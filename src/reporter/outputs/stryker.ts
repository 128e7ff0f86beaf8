import type {
  FileResult,
  MutantResult,
  MutationTestResult,
} from 'mutation-testing-report-schema/api'
import { ownPairsOf, type OwnPair, type RunOutcomes } from '../../analysis/index.ts'
import {
  InputError,
  type CorpusEntry,
  type ExecutionQuery,
  type QueryOutcome,
} from '../../schema/index.ts'
import type { Board, Report } from '../report.ts'
import { datasetTexts, type DatasetTexts } from './html/data/dataset-texts.ts'
import { splicesOf } from './html/data/splices.ts'
import type { Output, OutputSources } from './output.ts'
import { runSlugs } from './run-slugs.ts'

/** `mutation.json`: who deceived whom, for viewers of the mutation testing report schema. */
export const stryker: Output = {
  name: 'mutation report',
  format: 'stryker',
  isOptIn: true,
  render: async (report, sources) => [
    { path: 'mutation.json', text: await renderStryker(report, sources) },
  ],
}

/**
 * Returns a report of the mutation testing report schema: a file per retriever and canonical, its
 * mutants survived where they deceived (score ≥ canonical − ε) and killed where the canonical
 * outranks them. The mutation score of a retriever's folder is 1 − its deception rate.
 * @throws InputError when the dataset's texts are not found
 */
export async function renderStryker(report: Report, sources: OutputSources): Promise<string> {
  const runs = report.boards.flatMap(board => board.runs.map(run => ({ board, run })))
  const slugs = runSlugs(runs.map(({ run }) => run))
  const files: Record<string, FileResult> = {}
  for (const [at, { board, run }] of runs.entries()) {
    Object.assign(files, filesOf(run, slugs[at] ?? 'run', await textsOf(board, sources)))
  }
  const tests = runs.map(({ run }, at) => ({ id: slugs[at] ?? 'run', name: run.header.retriever }))
  const result: MutationTestResult = {
    schemaVersion: '2',
    thresholds: { high: 80, low: 60 },
    framework: { name: 'vitest-retrieval' },
    files,
    testFiles: { retrievers: { tests } },
  }
  return `${JSON.stringify(result, null, 1)}\n`
}

async function textsOf(board: Board, sources: OutputSources): Promise<DatasetTexts> {
  const texts = await datasetTexts(board.leaderboard.dataset, sources.datasetFolders)
  if (texts.missing === undefined) return texts
  throw new InputError(
    `The mutation report needs the texts of ${board.leaderboard.dataset.id}. ${texts.missing}`,
  )
}

function filesOf(
  run: RunOutcomes,
  slug: string,
  texts: DatasetTexts,
): Readonly<Record<string, FileResult>> {
  const entries = run.outcomes.flatMap((outcome): readonly (readonly [string, FileResult])[] => {
    const query = texts.queries.get(outcome.queryId)
    const canonical = texts.corpus.get(query?.canonicalIds[0] ?? '')
    if (query === undefined || canonical === undefined) return []
    const mutants = mutantsOf({ outcome, query, canonical, slug, texts })
    return [[pathOf(slug, query), { language: query.language, source: canonical.text, mutants }]]
  })
  return Object.fromEntries(entries)
}

const EXTENSIONS = { python: 'py', javascript: 'js', typescript: 'ts' } as const

/** A folder per retriever and domain: viewers sum up folders. */
function pathOf(slug: string, { id, domain, functionName, language }: ExecutionQuery): string {
  return `${slug}/${domain}/${functionName}-${id}.${EXTENSIONS[language]}`
}

interface FileParts {
  readonly outcome: QueryOutcome
  readonly query: ExecutionQuery
  readonly canonical: CorpusEntry
  readonly slug: string
  readonly texts: DatasetTexts
}

function mutantsOf(parts: FileParts): MutantResult[] {
  const { outcome, query, texts } = parts
  const pairs = outcome.state === 'measured' ? ownPairsOf(outcome).pairs : []
  const byId = new Map(pairs.map(pair => [pair.id, pair]))
  return query.distractorIds.flatMap(id => {
    const mutant = texts.corpus.get(id)
    return mutant === undefined ? [] : [mutantResult(mutant, byId.get(id), parts)]
  })
}

function mutantResult(
  mutant: CorpusEntry,
  pair: OwnPair | undefined,
  { outcome, canonical, slug }: FileParts,
): MutantResult {
  const { id, text, bugType = 'untyped', bugDescription } = mutant
  return {
    id: `${slug}/${id}`,
    mutatorName: bugType,
    ...(bugDescription === undefined ? {} : { description: bugDescription }),
    ...placeOf(canonical.text, text),
    ...(pair === undefined ? unscored(outcome) : scored(pair)),
    ...(pair === undefined ? {} : { coveredBy: [slug] }),
    ...(pair?.standing === 'below' ? { killedBy: [slug] } : {}),
  }
}

function scored({ standing, gap }: OwnPair): Pick<MutantResult, 'status' | 'statusReason'> {
  const size = Math.abs(gap).toPrecision(3)
  if (standing === 'below') {
    return { status: 'Killed', statusReason: `The canonical scores higher by ${size}.` }
  }
  const reason = standing === 'tied' ? 'It ties with the canonical' : `It scores higher by ${size}`
  return { status: 'Survived', statusReason: `${reason}: deceived.` }
}

/** What has no score is no mutant that was missed: it stays out of the mutation score. */
function unscored(outcome: QueryOutcome): Pick<MutantResult, 'status' | 'statusReason'> {
  const reasons = {
    measured: 'Its score, or that of the canonical, is not known, or it passes every test.',
    failed: outcome.state === 'failed' ? outcome.fault.message : '',
    'not-measured': outcome.state === 'not-measured' ? outcome.reason : '',
  }
  return { status: 'Ignored', statusReason: reasons[outcome.state] }
}

/** The replaced part of the canonical, 1-based and with an exclusive end, and what replaces it. */
function placeOf(before: string, after: string): Pick<MutantResult, 'location' | 'replacement'> {
  const splices = splicesOf(before, after)
  const [start, end] = [Number(splices[0] ?? 0), Number(splices.at(-2) ?? 0)]
  return {
    location: { start: positionOf(before, start), end: positionOf(before, end) },
    replacement: after.slice(start, after.length - (before.length - end)),
  }
}

function positionOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
