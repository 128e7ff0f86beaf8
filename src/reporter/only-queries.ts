import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { InputError } from '../schema/index.ts'
import { StoredVerdicts, type StoredComparison } from './stored-results.ts'
import { shownPath } from './write-results.ts'

/** The environment variable that restricts suites to some queries. */
export const ONLY_VARIABLE = 'VITEST_RETRIEVAL_ONLY'

/** `VITEST_RETRIEVAL_ONLY`, understood. */
export interface OnlyRequest {
  readonly text: string
  readonly ids: readonly string[]
  readonly strata: readonly string[]
  /** What every run lost against its baseline in the last whole run. */
  readonly lost: readonly (Pick<StoredComparison, 'project' | 'dataset' | 'pool' | 'retriever'> & {
    readonly ids: readonly string[]
  })[]
}

/**
 * Reads `lost`, query ids, `domain:<name>` and `language:<name>`, separated by commas.
 * @throws InputError when nothing is named, or `lost` and there is no result with a baseline
 */
export async function readOnlyQueries(text: string, root: string): Promise<OnlyRequest> {
  const words = text
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '')
  if (words.length === 0) {
    throw new InputError(
      `${ONLY_VARIABLE} must name lost, query ids, domain:<name> or language:<name>, separated by ` +
        `commas, but is "${text}". Unset it to ask every query.`,
    )
  }
  const strata = words.filter(word => /^[A-Za-z][\w-]*:/.test(word))
  return {
    text: words.join(','),
    ids: words.filter(word => word !== 'lost' && !strata.includes(word)),
    strata,
    lost: words.includes('lost') ? await readLost(root) : [],
  }
}

/** An empty selection must not pass for a measurement in which nothing went wrong. */
export function unmatchedOnly(measuredRuns: number): readonly string[] {
  const text = process.env[ONLY_VARIABLE]
  if (text === undefined || measuredRuns > 0) return []
  return [
    `${ONLY_VARIABLE}=${text} must name a query of a measured suite, but names none. ` +
      'Nothing was lost, or an id or stratum is misspelt.',
  ]
}

async function readLost(root: string): Promise<OnlyRequest['lost']> {
  const shown = shownPath(false)
  const text = await readFile(join(root, shown), 'utf8').catch((cause: unknown) => {
    throw new InputError(
      `${ONLY_VARIABLE}=lost needs ${shown} of a whole run, which cannot be read. ` +
        'Run "vitest bench --run" without it first.',
      { cause },
    )
  })
  const parsed = StoredVerdicts.safeParse(JSON.parse(text))
  const comparisons = parsed.data?.comparisons ?? []
  if (comparisons.length === 0) {
    throw new InputError(
      `${ONLY_VARIABLE}=lost needs a comparison with a baseline in ${shown}, but it holds none. ` +
        'Accept a baseline, change something, and run "vitest bench --run" without it first.',
    )
  }
  return comparisons.map(({ project, dataset, pool, retriever, lost }) => ({
    project,
    dataset,
    pool,
    retriever,
    ids: lost,
  }))
}
