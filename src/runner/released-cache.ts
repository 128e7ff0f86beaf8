import { BundleCacheRow, InputError, OutcomeLabel } from '../schema/index.ts'
import { codeHash, testsHash } from './hashes.ts'

/** Outcomes that were recorded when a dataset was released; read only. */
export interface ReleasedCache {
  readonly size: number
  /** The labels of a pair, undefined when it was never run. */
  get(code: string, tests: readonly string[]): readonly string[] | undefined
}

/** How a release hashed code and tests; other releases than ours may do it in another way. */
export interface ReleasedHashes {
  code(code: string): string
  tests(tests: readonly string[]): string
}

const OURS: ReleasedHashes = { code: codeHash, tests: testsHash }

/**
 * Reads the text of a released `execution_cache.jsonl`; `hashes` says how its keys were made, which
 * `findHashRecipe` of the room `formats` finds out.
 * @throws InputError with the line number when a row is not of that shape
 */
export function readReleasedCache(text: string, hashes: ReleasedHashes = OURS): ReleasedCache {
  const rows = new Map<string, readonly string[]>()
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const { code_sha256: code, tests_sha256: tests, test_results: results } = parseRow(line, at + 1)
    // An empty list says that the pair was not cached: it must never count as passing.
    if (results.length > 0) rows.set(`${code} ${tests}`, results)
  }
  const { code: hashOfCode, tests: hashOfTests } = hashingOnce(hashes)
  return {
    size: rows.size,
    get: (code, tests) => rows.get(`${hashOfCode(code)} ${hashOfTests(tests)}`),
  }
}

/** Every text is asked for with many suites and every suite with many texts. */
function hashingOnce(hashes: ReleasedHashes): ReleasedHashes {
  const codes = new Map<string, string>()
  const suites = new WeakMap<readonly string[], string>()
  return {
    code(code) {
      const hash = codes.get(code) ?? hashes.code(code)
      codes.set(code, hash)
      return hash
    },
    tests(tests) {
      const hash = suites.get(tests) ?? hashes.tests(tests)
      suites.set(tests, hash)
      return hash
    },
  }
}

function parseRow(line: string, number: number): BundleCacheRow {
  try {
    const row = BundleCacheRow.parse(JSON.parse(line))
    row.test_results.forEach(label => OutcomeLabel.parse(label))
    return row
  } catch (cause) {
    throw new InputError(
      `Line ${number} of the execution cache must be a row of code_sha256, tests_sha256 and ` +
        'test_results, but is not. Restore the file from the release.',
      { cause },
    )
  }
}
