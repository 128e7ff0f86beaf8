import { basename, dirname } from 'node:path'
import { executionOracle } from '../evaluation/index.ts'
import { findVectors } from '../formats/index.ts'
import { fromRun, type Retriever } from '../retrievers/index.ts'
import { loadDataset } from '../dataset/index.ts'
import { InputError, Pool, POOLS, type ExecutionDataset } from '../schema/index.ts'
import type { SimilarityKind } from '../similarity/index.ts'
import { analysisJson, analysisReport } from './analyses/analysis-report.ts'
import { EXIT, type CommandIo, type ExitCode } from './command.ts'
import { fileOrder } from './score/file-order.ts'
import { frozenRetriever } from './score/frozen-retriever.ts'
import { readArrays } from './score/read-vectors.ts'
import { scoreSystems, type System } from './score/score-systems.ts'
import { scoreReport, writeScore } from './score/write-score.ts'

/** One system of the command line: frozen vectors, or a TREC run. */
export type SystemSource =
  | { readonly kind: 'vectors'; readonly files: readonly [string, string] }
  | { readonly kind: 'run'; readonly file: string }

/** What `score --dataset` was asked. */
export interface ScoreDatasetRequest {
  /** A directory, or `builtin`. */
  readonly dataset: string
  readonly pool: string
  readonly sources: readonly SystemSource[]
  /** Names of the systems, in their order; missing ones come from the files. */
  readonly names: readonly string[]
  readonly similarity: string
  readonly output: string
  readonly isJson: boolean
}

/** Scores frozen vectors and run files on a dataset and writes the full report. */
export async function scoreDataset(request: ScoreDatasetRequest, io: CommandIo): Promise<ExitCode> {
  const similarity = similarityOf(request.similarity)
  const dataset = await datasetOf(request)
  const systems = systemsOf(request, dataset, similarity)
  const oracle = executionOracle(dataset)
  try {
    const runs = await scoreSystems(systems, { dataset, oracle, io })
    const report = scoreReport(runs, request.output)
    const { seed, replicates } = report.boards[0]?.leaderboard ?? { seed: 0, replicates: 1 }
    const where = request.dataset === 'builtin' ? undefined : request.dataset
    const boards = report.boards.map(board => board.leaderboard)
    const options = { seed, replicates }
    const analyses = await analysisReport({ runs, boards, dataset: where, options })
    const { text, problems } = await writeScore(report, analyses, request.output)
    io.out(request.isJson ? analysisJson(analyses) : text)
    for (const problem of problems) io.err(`${problem}\n`)
    const hasFault = runs.some(run => run.outcomes.some(({ state }) => state !== 'measured'))
    return hasFault || problems.length > 0 ? EXIT.infrastructure : EXIT.ok
  } finally {
    await oracle.close()
  }
}

async function datasetOf({ dataset, pool }: ScoreDatasetRequest): Promise<ExecutionDataset> {
  const known = POOLS.find(name => name === pool)
  if (known === undefined) {
    throw new InputError(`--pool must be one of ${Pool.options.join(', ')}, but is "${pool}".`)
  }
  return loadDataset(dataset === 'builtin' ? { pool: known } : { directory: dataset, pool: known })
}

function similarityOf(text: string): SimilarityKind {
  if (text === 'cosine' || text === 'dot') return text
  throw new InputError(`--similarity must be cosine or dot, but is "${text}".`)
}

function systemsOf(
  { sources, names }: ScoreDatasetRequest,
  dataset: ExecutionDataset,
  similarity: SimilarityKind,
): readonly System[] {
  const named = sources.map((source, at) => ({ source, name: names[at] ?? nameOf(source) }))
  const repeated = named.find(({ name }, at) => named.findIndex(each => each.name === name) !== at)
  if (repeated !== undefined) {
    throw new InputError(
      `Systems must have names of their own, but "${repeated.name}" occurs twice. Name each with ` +
        '--name, in the order of --vectors and --run.',
    )
  }
  return named.map(({ source, name }) => ({
    name,
    open: async () =>
      source.kind === 'run'
        ? fromRun(source.file, { name })
        : openVectors({ files: source.files, name, similarity, dataset }),
  }))
}

/** The folder where both archives have plain names, else the file without its ending. */
function nameOf(source: SystemSource): string {
  const file = source.kind === 'run' ? source.file : source.files[1]
  const stem = basename(file).replace(/\.[^.]+$/, '')
  const isPlain = /^(c|corpus|documents|docs|code|snippets|vectors|run)$/i.test(stem)
  const folder = basename(dirname(file))
  return isPlain && folder !== '.' && folder !== '' ? folder : stem
}

interface OpenRequest {
  readonly files: readonly [string, string]
  readonly name: string
  readonly similarity: SimilarityKind
  readonly dataset: ExecutionDataset
}

async function openVectors({ files, name, similarity, dataset }: OpenRequest): Promise<Retriever> {
  const [queryFile, corpusFile] = files
  const { queryIds, corpusIds } = await fileOrder(dataset)
  const queries = findVectors(await readArrays(queryFile), {
    side: 'queries',
    ids: queryIds,
    file: queryFile,
  })
  const corpus = findVectors(await readArrays(corpusFile), {
    side: 'corpus',
    ids: corpusIds,
    file: corpusFile,
  })
  return frozenRetriever({ name, similarity, queries, corpus, queryIds, corpusIds })
}
