import {
  CODE_RECIPES,
  findHashRecipe,
  sha256Of,
  TESTS_RECIPES,
  type FoundHashRecipe,
} from '../../formats/index.ts'
import { executionOracle, type Oracle } from '../../evaluation/index.ts'
import { passesAll } from '../../runner/index.ts'
import { OutcomeLabel, type CorpusEntry, type ExecutionVerdict } from '../../schema/index.ts'
import type { Bundle } from './read-bundle.ts'

/** How the keys of a bundle's cache were made, and what its labels are. */
export interface CacheFindings {
  readonly code: FoundHashRecipe<string>
  readonly tests: FoundHashRecipe<readonly string[]>
  /** Own pairs whose both hashes are a row. */
  readonly ownPairs: number
  readonly ownPairsFound: number
  /** Labels that are none of the documented ones. */
  readonly unknownLabels: readonly string[]
}

/** Finds the hash recipes of a bundle's execution cache. */
export function cacheFindings(bundle: Bundle): CacheFindings {
  const { dataset, cache } = bundle
  const codeHashes = new Set(cache.map(row => row.code_sha256))
  const testsHashes = new Set(cache.map(row => row.tests_sha256))
  const code = findHashRecipe(
    dataset.corpus.map(({ text }) => text),
    codeHashes,
    CODE_RECIPES,
  )
  const tests = findHashRecipe(
    dataset.queries.map(query => query.tests),
    testsHashes,
    TESTS_RECIPES,
  )
  const known = new Set(cache.map(row => `${row.code_sha256} ${row.tests_sha256}`))
  const keyOf = pairKey({ code, tests })
  const suites = new Map(dataset.queries.map(query => [query.id, query.tests]))
  const own = dataset.corpus.map(entry => keyOf(entry.text, suites.get(entry.queryId) ?? []))
  const labels = new Set(cache.flatMap(row => row.test_results))
  return {
    code,
    tests,
    ownPairs: own.length,
    ownPairsFound: own.filter(key => key !== undefined && known.has(key)).length,
    unknownLabels: [...labels].filter(label => !OutcomeLabel.safeParse(label).success).sort(),
  }
}

type PairKey = (code: string, tests: readonly string[]) => string | undefined

function pairKey({ code, tests }: Pick<CacheFindings, 'code' | 'tests'>): PairKey {
  const codeRecipe = code.recipe
  const testsRecipe = tests.recipe
  if (codeRecipe === undefined || testsRecipe === undefined) return () => undefined
  return (text, suite) =>
    `${sha256Of(codeRecipe.textOf(text))} ${sha256Of(testsRecipe.textOf(suite))}`
}

/**
 * Judges by the bundle's cache under the recipes that were found, then by the pass flags of its
 * stored ranks; what neither knows is judged as everywhere: statically, else by running it.
 */
export function bundleOracle(bundle: Bundle, findings: CacheFindings): Oracle {
  const rows = cacheRows(bundle)
  const flags = storedFlags(bundle)
  const keyOf = pairKey(findings)
  const fallback = executionOracle(bundle.dataset)
  return {
    async judge(query, entries, context) {
      const known = entries.map((entry): ExecutionVerdict | undefined => {
        const key = keyOf(entry.text, query.tests)
        const labels = key === undefined ? undefined : rows.get(key)
        if (labels !== undefined) return cached(labels)
        const passes = flags.get(`${query.id} ${entry.id}`)
        return passes === undefined
          ? undefined
          : { kind: 'execution', passes, source: 'cache', labels: [] }
      })
      const open = entries.filter((_, at) => known[at] === undefined)
      const judged = open.length === 0 ? [] : await fallback.judge(query, open, context)
      const rest = new Map(open.map((entry: CorpusEntry, at) => [entry.id, judged[at]]))
      return entries.map((entry, at) => {
        const verdict = known[at] ?? rest.get(entry.id)
        if (verdict !== undefined) return verdict
        throw new TypeError('Every snippet must be judged. This is a bug; please report it.')
      })
    },
    close: () => fallback.close(),
  }
}

function cached(labels: readonly string[]): ExecutionVerdict {
  const valid = labels.map(label => OutcomeLabel.safeParse(label).data ?? 'ERROR:?')
  return { kind: 'execution', passes: passesAll(valid), source: 'cache', labels: valid }
}

/** The cached labels of a query's test suite on a snippet, under the recipes that were found. */
export function cacheLabels(
  bundle: Bundle,
  findings: CacheFindings,
): (queryId: string, corpusId: string) => readonly string[] | undefined {
  const { dataset } = bundle
  const rows = cacheRows(bundle)
  const keyOf = pairKey(findings)
  const suites = new Map(dataset.queries.map(query => [query.id, query.tests]))
  const texts = new Map(dataset.corpus.map(entry => [entry.id, entry.text]))
  return (queryId, corpusId) => {
    const [text, suite] = [texts.get(corpusId), suites.get(queryId)]
    const key = text === undefined || suite === undefined ? undefined : keyOf(text, suite)
    return key === undefined ? undefined : rows.get(key)
  }
}

function cacheRows({ cache }: Bundle): ReadonlyMap<string, readonly string[]> {
  // An empty list says that the pair was not cached: it must never count as passing.
  const run = cache.filter(row => row.test_results.length > 0)
  return new Map(run.map(row => [`${row.code_sha256} ${row.tests_sha256}`, row.test_results]))
}

/** "query id" + " " + "corpus id" → passes, from every stored rank. */
function storedFlags({ systems }: Bundle): ReadonlyMap<string, boolean> {
  return new Map(
    systems.flatMap(({ per_query: queries }) =>
      queries.flatMap(({ query_id: query, top_results: hits }) =>
        hits.map(hit => [`${query} ${hit.corpus_id}`, hit.passes_all_tests] as const),
      ),
    ),
  )
}
