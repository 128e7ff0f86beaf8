import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { joinBundle } from '../../dataset/index.ts'
import {
  BUNDLE_FILES,
  parseExecutionCache,
  parseJsonl,
  parseStoredIntervals,
  parseStoredPairs,
  parseStoredSystem,
  sha256Of,
  type ByMetric,
  type StoredInterval,
  type StoredPairTest,
  type StoredSystem,
} from '../../formats/index.ts'
import {
  BundleCorpusRow,
  BundleQueryRow,
  InputError,
  type BundleCacheRow,
  type ExecutionDataset,
} from '../../schema/index.ts'
import { readMetadata, type BundleMetadata } from './read-metadata.ts'

/** A released bundle as it lies on disk. */
export interface Bundle {
  /** Absolute path. */
  readonly directory: string
  readonly dataset: ExecutionDataset
  readonly queryIds: readonly string[]
  readonly corpusIds: readonly string[]
  readonly metadata: BundleMetadata
  readonly cache: readonly BundleCacheRow[]
  /** Sorted by model. */
  readonly systems: readonly StoredSystem[]
  /** Other files of results/, by name. */
  readonly otherResults: ReadonlyMap<string, string>
  readonly intervals: ByMetric<StoredInterval>
  readonly differences: ByMetric<StoredInterval>
  readonly pairs: ByMetric<StoredPairTest>
  /** Absolute paths of the archives in embeddings/, sorted. */
  readonly archives: readonly string[]
}

/**
 * Reads a released bundle: data/ is needed, what else is missing is reported as absent.
 * @throws InputError when the data are missing or broken
 */
export async function readBundle(path: string): Promise<Bundle> {
  const directory = resolve(path)
  const data = await dataFolder(directory)
  const read = (name: string): Promise<string> => readNeeded(join(data, name))
  const texts = {
    queries: await read(BUNDLE_FILES.queries),
    corpus: await read(BUNDLE_FILES.corpus),
    cache: await readOptional(join(data, BUNDLE_FILES.cache)),
  }
  const queries = parseJsonl(texts.queries, BundleQueryRow, { file: BUNDLE_FILES.queries })
  const corpus = parseJsonl(texts.corpus, BundleCorpusRow, { file: BUNDLE_FILES.corpus })
  const corpusIds = corpus.map(row => row.corpus_id)
  const metadata = readMetadata(
    await readOptional(join(data, BUNDLE_FILES.distractors)),
    new Set(corpusIds),
  )
  const joined = joinBundle({ queries, corpus, distractors: metadata.rows })
  const { systems, otherResults } = await readResultsFolder(join(directory, 'results'))
  const tests = (name: string): Promise<string> => readOptional(join(directory, 'tests', name))
  return {
    directory,
    dataset: {
      kind: 'execution',
      id: basename(directory),
      sha256: sha256Of([texts.queries, texts.corpus].map(sha256Of).join('\n')),
      pool: 'base',
      ...joined,
    },
    queryIds: queries.map(row => row.query_id),
    corpusIds,
    metadata,
    cache: parseExecutionCache({ file: BUNDLE_FILES.cache, text: texts.cache }),
    systems,
    otherResults,
    intervals: parseIf(await tests('confidence_intervals.json'), parseStoredIntervals),
    differences: parseIf(await tests('paired_difference_intervals.json'), parseStoredIntervals),
    pairs: parseIf(await tests('pairwise_tests.json'), parseStoredPairs),
    archives: await filesOf(join(directory, 'embeddings'), '.npz'),
  }
}

async function dataFolder(directory: string): Promise<string> {
  const nested = join(directory, 'data')
  const isNested = await stat(join(nested, BUNDLE_FILES.queries)).then(
    () => true,
    () => false,
  )
  return isNested ? nested : directory
}

async function readResultsFolder(
  folder: string,
): Promise<Pick<Bundle, 'systems' | 'otherResults'>> {
  const systems: StoredSystem[] = []
  const otherResults = new Map<string, string>()
  for (const file of await filesOf(folder, '.json')) {
    const text = await readNeeded(file)
    const system = parseStoredSystem(text, file)
    if (system === undefined) otherResults.set(basename(file), text)
    else systems.push(system)
  }
  return { systems: systems.sort((a, b) => (a.model < b.model ? -1 : 1)), otherResults }
}

function parseIf<T>(text: string, parse: (text: string, file: string) => ByMetric<T>): ByMetric<T> {
  return text === '' ? new Map() : parse(text, 'tests/')
}

async function filesOf(folder: string, ending: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names
    .filter(name => name.endsWith(ending))
    .sort()
    .map(name => join(folder, name))
}

async function readNeeded(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new InputError(
      `A bundle must hold ${file}, but that file cannot be read. Name the folder that holds data/, ` +
        'results/, tests/ and embeddings/.',
      { cause },
    )
  })
}

async function readOptional(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}
