import { finding, type BundleCheck, type RunOutcomes } from '../analysis/index.ts'
import type { StoredSystem } from '../formats/index.ts'
import { bm25, type Retriever } from '../retrievers/index.ts'
import { datasetFacts } from '../analysis/index.ts'
import { prettyJson } from '../reporter/index.ts'
import { analysisReport, type AnalysisReport } from './analyses/analysis-report.ts'
import { bm25Matches, foundVariant } from './bundle/bm25-variant.ts'
import { bundleOracle, cacheFindings, cacheLabels } from './bundle/bundle-oracle.ts'
import { bundleText } from './bundle/bundle-text.ts'
import { archiveOf, readBundleVectors } from './bundle/bundle-vectors.ts'
import { checkChecksums, describeCache, describeData } from './bundle/check-data.ts'
import { checkSummaries } from './bundle/check-summaries.ts'
import {
  checkDifferences,
  checkIntervals,
  checkPairs,
  vectorSource,
} from './bundle/check-statistics.ts'
import { checkLeaderboard, checkPassFlags } from './bundle/check-systems.ts'
import { checkVectors } from './bundle/check-vectors.ts'
import { readBundle, type Bundle } from './bundle/read-bundle.ts'
import { replayedRetriever } from './bundle/replayed-retriever.ts'
import { EXIT, type CommandIo, type ExitCode } from './command.ts'
import { frozenRetriever } from './score/frozen-retriever.ts'
import { scoreSystems, type System } from './score/score-systems.ts'
import { scoreReport, writeScore } from './score/write-score.ts'

/** The version of the JSON of `score --bundle`. */
const BUNDLE_VERSION = 1

/** What `score --bundle` was asked. */
export interface ScoreBundleRequest {
  readonly directory: string
  readonly output: string
  readonly isJson: boolean
}

/** Everything that scoring a bundle gave. */
export interface ScoredBundle {
  readonly bundle: Bundle
  readonly checks: readonly BundleCheck[]
  readonly runs: readonly RunOutcomes[]
}

/** Scores a released bundle, says what is undocumented in it and what disagrees. */
export async function scoreBundle(
  { directory, output, isJson }: ScoreBundleRequest,
  io: CommandIo,
): Promise<ExitCode> {
  const { bundle, checks, runs } = await checkBundle(directory, io)
  const text = bundleText(checks)
  if (runs.length === 0) {
    io.out(isJson ? prettyJson({ schemaVersion: BUNDLE_VERSION, checks }) : text)
    return exitOf(checks, true)
  }
  const report = scoreReport(runs, output)
  const { seed, replicates } = report.boards[0]?.leaderboard ?? { seed: 0, replicates: 1 }
  const facts = datasetFacts(bundle.dataset, bundle.metadata.rows)
  const known = { dataset: bundle.dataset, facts }
  const boards = report.boards.map(board => board.leaderboard)
  const options = { seed, replicates }
  const analyses: AnalysisReport = await analysisReport({ runs, boards, known, options })
  const written = await writeScore(report, analyses, output)
  const { parts, pools } = analyses
  const json = { schemaVersion: BUNDLE_VERSION, checks, datasets: parts, pools }
  io.out(isJson ? prettyJson(json) : `${written.text}\n${text}`)
  for (const problem of written.problems) io.err(`${problem}\n`)
  const isWhole = runs.every(run => run.outcomes.every(({ state }) => state === 'measured'))
  return exitOf(checks, isWhole && written.problems.length === 0)
}

function exitOf(checks: readonly BundleCheck[], isWhole: boolean): ExitCode {
  if (!isWhole) return EXIT.infrastructure
  return checks.some(({ status }) => status === 'differs') ? EXIT.failed : EXIT.ok
}

/** Reads a bundle, runs every check and measures its systems. */
export async function checkBundle(
  directory: string,
  io: Pick<CommandIo, 'err'>,
): Promise<ScoredBundle> {
  const bundle = await readBundle(directory)
  const findings = cacheFindings(bundle)
  const source = vectorSource(bundle)
  const checks: BundleCheck[] = [
    await checkChecksums(bundle),
    ...describeData(bundle),
    ...describeCache(bundle, findings),
    checkPassFlags(bundle, cacheLabels(bundle, findings)),
    checkLeaderboard(bundle),
    ...checkIntervals(bundle, source),
    ...checkDifferences(bundle, source),
    ...checkPairs(bundle, source),
    ...(await checkSummaries(bundle)),
  ]
  io.err(`checked what ${directory} states\n`)
  const systems = bundle.systems.map(system => ({
    name: system.model,
    open: () => openSystem(system, bundle, checks),
  }))
  const runs = await measure(systems, { bundle, oracle: bundleOracle(bundle, findings), io })
  return { bundle, checks, runs }
}

async function measure(
  systems: readonly System[],
  {
    bundle: { dataset },
    oracle,
    io,
  }: {
    readonly bundle: Bundle
    readonly oracle: ReturnType<typeof bundleOracle>
    readonly io: Pick<CommandIo, 'err'>
  },
): Promise<readonly RunOutcomes[]> {
  try {
    return await scoreSystems(systems, { dataset, oracle, io })
  } finally {
    await oracle.close()
  }
}

/** From vectors where they are released, as BM25 where a variant fits, else from the stored ranks. */
async function openSystem(
  system: StoredSystem,
  bundle: Bundle,
  checks: BundleCheck[],
): Promise<Retriever> {
  const { model } = system
  const archive = archiveOf(model, bundle.archives)
  if (archive !== undefined) {
    const vectors = await readBundleVectors(system, archive, bundle)
    checks.push(...(await checkVectors(system, vectors, bundle)).checks)
    const { queries, corpus, similarity } = vectors
    const { queryIds, corpusIds } = bundle
    return frozenRetriever({ name: model, similarity, queries, corpus, queryIds, corpusIds })
  }
  if (!/bm25/i.test(model)) {
    checks.push(
      finding(`${model}: arrays`, 'absent', 'no archive has its name; ranks are replayed'),
    )
    return replayedRetriever(system)
  }
  const matches = await bm25Matches(system, bundle.dataset)
  const found = foundVariant(matches)
  const [best] = matches
  if (found !== undefined) {
    const detail = `${found.name} reproduces ${found.matches} of ${found.compared} sampled scores`
    checks.push(finding(`${model}: variant`, 'detected', detail))
    return bm25(found.options)
  }
  const nearest =
    best === undefined ? '' : `; nearest is ${best.name} with ${best.matches} of ${best.compared}`
  checks.push(
    finding(`${model}: variant`, 'unknown', `no variant fits${nearest}; ranks are replayed`),
  )
  return replayedRetriever(system)
}
