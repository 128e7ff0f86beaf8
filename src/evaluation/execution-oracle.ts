import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import {
  createRunner,
  passesAll,
  readReleasedCache,
  rememberingCannotPass,
  type CannotPass,
  type ReleasedCache,
  type Runner,
} from '../runner/index.ts'
import {
  InfrastructureError,
  type CorpusEntry,
  type ExecutionDataset,
  type ExecutionQuery,
  type ExecutionVerdict,
} from '../schema/index.ts'
import type { Oracle } from './oracle.ts'

/** How an execution oracle runs what it does not know yet. */
export interface ExecutionOracleOptions {
  /** Starts the runner at the first snippet that must be executed; by default that of the dataset's language. */
  readonly startRunner?: () => Promise<Runner>
}

/**
 * Judges snippets by running the query's tests on them: what the dataset's execution cache
 * remembers is looked up, what can in no way bind the tested name cannot pass, the rest is executed
 * in isolation.
 */
export function executionOracle(
  dataset: ExecutionDataset,
  options: ExecutionOracleOptions = {},
): Oracle {
  const language = dataset.queries[0]?.language
  const startRunner =
    options.startRunner ?? (() => createRunner(language === undefined ? {} : { language }))
  const cannotPass = rememberingCannotPass()
  let cache: Promise<ReleasedCache> | undefined
  let runner: Promise<Runner> | undefined
  return {
    async judge(query, entries, { signal }) {
      cache ??= readCache(dataset.executionCache)
      const known = await cache
      const judgeOne = async (entry: CorpusEntry): Promise<ExecutionVerdict> =>
        remembered(known, entry, query) ??
        unable(cannotPass, entry, query) ??
        (await executed(await (runner ??= startRunner()), entry, query, signal))
      return Promise.all(entries.map(judgeOne))
    },
    async close() {
      const started = await runner?.catch(() => undefined)
      runner = undefined
      await started?.close()
    },
  }
}

async function readCache(path: string | undefined): Promise<ReleasedCache> {
  if (path === undefined) return readReleasedCache('')
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new InfrastructureError(
      `The dataset's execution cache must be readable at ${path}, but is not. ` +
        'Restore the file, or load the dataset anew.',
      { cause },
    )
  })
  return readReleasedCache((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
}

function remembered(
  cache: ReleasedCache,
  entry: CorpusEntry,
  query: ExecutionQuery,
): ExecutionVerdict | undefined {
  const labels = cache.get(entry.text, query.tests)
  return labels === undefined
    ? undefined
    : { kind: 'execution', passes: passesAll(labels), source: 'cache', labels: [...labels] }
}

function unable(
  cannotPass: CannotPass,
  entry: CorpusEntry,
  query: ExecutionQuery,
): ExecutionVerdict | undefined {
  return cannotPass(entry.text, query.tests, query.functionName)
    ? { kind: 'execution', passes: false, source: 'static', labels: [] }
    : undefined
}

async function executed(
  runner: Runner,
  entry: CorpusEntry,
  query: ExecutionQuery,
  signal: AbortSignal | undefined,
): Promise<ExecutionVerdict> {
  const pair = { id: entry.id, code: entry.text, tests: [...query.tests] }
  const { outcomes, level } = await runner.execute(pair, signal === undefined ? {} : { signal })
  return { kind: 'execution', passes: passesAll(outcomes), source: 'run', level, labels: outcomes }
}
