import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finding, type BundleCheck, type Mismatch } from '../../analysis/index.ts'
import { CHECKSUM_FILE, parseChecksums, sha256Of } from '../../formats/index.ts'
import { MUTATION_TYPES } from '../../schema/index.ts'
import type { CacheFindings } from './bundle-oracle.ts'
import type { Bundle } from './read-bundle.ts'

/** Verifies every file that SHA256SUMS lists. */
export async function checkChecksums({ directory }: Bundle): Promise<BundleCheck> {
  const name = 'checksums'
  const file = join(directory, CHECKSUM_FILE)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return finding(name, 'absent', `there is no ${CHECKSUM_FILE}`)
  const listed = [...parseChecksums(text, file)].filter(([path]) => path !== CHECKSUM_FILE)
  const mismatches: Mismatch[] = []
  for (const [path, stored] of listed) {
    const bytes = await readFile(join(directory, path)).catch(() => undefined)
    const computed = bytes === undefined ? 'missing' : sha256Of(bytes)
    if (computed !== stored) mismatches.push({ where: path, stored, computed })
  }
  return {
    name,
    status: mismatches.length === 0 ? 'agrees' : 'differs',
    detail: `${listed.length} files listed`,
    compared: listed.length,
    tolerance: null,
    mismatches,
  }
}

/** Says what the data hold: sizes, mutation types, and the queries that are not as the others. */
export function describeData({ dataset, metadata }: Bundle): readonly BundleCheck[] {
  const { queries, corpus } = dataset
  const distractors = corpus.filter(({ role }) => role === 'distractor')
  const types = Map.groupBy(distractors, ({ bugType = 'none' }) => bugType)
  const legacy = [...types.keys()].filter(type => !MUTATION_TYPES.some(known => known === type))
  const legacyCount = legacy.reduce((sum, type) => sum + (types.get(type)?.length ?? 0), 0)
  const short = queries.filter(({ distractorIds }) => distractorIds.length < 4)
  const tests = queries.map(query => query.tests.length)
  return [
    finding(
      'data',
      'detected',
      `${queries.length} queries, ${corpus.length} snippets (${distractors.length} distractors), ` +
        `${tests.reduce((sum, count) => sum + count, 0)} tests, ${Math.min(...tests)} to ` +
        `${Math.max(...tests)} a query`,
    ),
    finding(
      'mutation types',
      'detected',
      `${types.size - legacy.length} mechanical, ${legacyCount} distractors of ${legacy.length} other ` +
        `types${legacy.length === 0 ? '' : ` (${legacy.sort().join(', ')})`}; ` +
        `${short.length} queries with fewer than four distractors` +
        `${
          short.length === 0
            ? ''
            : ` (${short
                .slice(0, 3)
                .map(({ id }) => id)
                .join(', ')})`
        }`,
    ),
    metadata.idKey === undefined
      ? finding('distractor metadata', 'unknown', 'no key whose values are all ids of the corpus')
      : finding(
          'distractor metadata',
          'detected',
          `${metadata.rows.length} rows, the id stands in "${metadata.idKey}"`,
        ),
  ]
}

/** Says how the keys of the execution cache were made. */
export function describeCache(bundle: Bundle, findings: CacheFindings): readonly BundleCheck[] {
  if (bundle.cache.length === 0) {
    return [
      finding('execution cache', 'absent', 'no rows; verdicts come from the stored pass flags'),
    ]
  }
  const recipe = (what: 'code' | 'tests'): BundleCheck => {
    const { recipe: found, explained, values } = findings[what]
    return found === undefined
      ? finding(`hash of ${what}`, 'unknown', 'no known recipe gives any hash of the cache')
      : finding(
          `hash of ${what}`,
          'detected',
          `SHA-256 of ${found.name} (${explained} of ${values})`,
        )
  }
  const { ownPairs, ownPairsFound, unknownLabels } = findings
  const rows = `${bundle.cache.length} rows; ${ownPairsFound} of ${ownPairs} own pairs found`
  return [
    recipe('code'),
    recipe('tests'),
    finding('execution cache', ownPairs === ownPairsFound ? 'agrees' : 'unknown', rows),
    ...(unknownLabels.length === 0
      ? []
      : [
          finding(
            'outcome labels',
            'unknown',
            `not documented: ${unknownLabels.slice(0, 5).join(', ')}`,
          ),
        ]),
  ]
}
